import { whenDataChanges } from '#app/components/when-data-changes.ts';
import { content } from '#app/content/content.server.ts';
import { PrivacyNotice } from '#app/sections/privacy-notice/privacy-notice.tsx';
import { headFor } from '#app/seo/head.server.ts';
import { Below } from '#app/shell/below.tsx';
import type { Route } from './+types/privacy';
import { useSiteData } from './use-site-data.ts';

export function loader() {
  const { noticeVersion, retentionMonths } = content.site.privacy;
  return {
    head: headFor('/privacy'),
    notice: content.privacy,
    version: noticeVersion,
    retentionMonths,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.head;

function PrivacyPage({ loaderData }: Route.ComponentProps) {
  const { site } = useSiteData();
  return (
    <>
      <PrivacyNotice {...loaderData} site={site} />
      <Below />
    </>
  );
}

export default whenDataChanges(PrivacyPage);
