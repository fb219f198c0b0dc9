/** What the finishing takes out of the built site again: structured data for each page's head, and the server's facts. */
import { content } from '../content.server.ts';
import { jsonLdFor } from '../json-ld.server.ts';
import { sendConfig } from '../send-config.server.ts';
import { SITE_ORIGIN } from '../site-origin.server.ts';

export function loader() {
  const { site } = content;
  const studio = {
    name: site.fullName,
    email: site.email.value,
    emailIsPlaceholder: site.email.isPlaceholder,
    phone: site.phone.value,
    hours: {
      days: site.hours.days,
      opens: site.hours.opens,
      closes: site.hours.closes,
      timeZone: site.hours.timeZone,
    },
    retentionMonths: site.privacy.retentionMonths,
    noticeVersion: site.privacy.noticeVersion,
    siteOrigin: SITE_ORIGIN,
    send: sendConfig(site.send, process.env),
  };
  const paths = Object.keys(content.pages);
  const jsonLd = Object.fromEntries(
    paths.map((path) => [path, jsonLdFor(path, content, SITE_ORIGIN)]),
  );
  return Response.json({ studio, jsonLd });
}
