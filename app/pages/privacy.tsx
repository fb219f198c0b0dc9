import { content } from '../content.server.ts';
import { headFor } from '../head.server.ts';
import { PrivacyNotice } from '../sections/privacy-notice/privacy-notice.tsx';
import { LateStyles } from '../shell/late-styles/late-styles.tsx';
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

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  const { site } = useSiteData();
  return (
    <>
      <PrivacyNotice {...loaderData} site={site} />
      <LateStyles />
    </>
  );
}
