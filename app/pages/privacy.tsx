import { whenDataChanges } from '#app/components/when-data-changes.ts';
import { content } from '#app/content.server.ts';
import { PrivacyNotice } from '#app/sections/privacy-notice/privacy-notice.tsx';
import { headFor } from '#app/seo/head.server.ts';
import { Below } from '#app/shell/below.tsx';
import { noticeFor } from '#app/site/privacy-notice.server.ts';
import { sendConfig } from '#app/site/send-config.server.ts';
import type { Route } from './+types/privacy';
import { useSiteData } from './use-site-data.ts';

export function loader() {
  const { noticeVersion, retentionMonths } = content.site.privacy;
  const { origin } = sendConfig(content.site.send, process.env);
  return {
    head: headFor('/privacy'),
    notice: noticeFor(content.privacy, origin),
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
