import { whenDataChanges } from '../components/when-data-changes.ts';
import { content } from '../content.server.ts';
import { headFor } from '../head.server.ts';
import { PrivacyNotice } from '../sections/privacy-notice/privacy-notice.tsx';
import { Below } from '../shell/below.tsx';
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
