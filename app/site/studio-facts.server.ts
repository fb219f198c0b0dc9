/** The facts that the server needs. They are written to `build/studio.json`, and imported directly in development. */
import type { Site } from '#content-model/schema.server.ts';
import type { OwnColours } from '#contract/colours.ts';
import { sendConfig } from './send-config.server.ts';

type Environment = Readonly<Record<string, string | undefined>>;

interface Sources {
  readonly site: Site;
  readonly brand: { readonly colours: OwnColours };
}

/** @param siteOrigin absolute address of the site, without a trailing slash */
export const studioFacts = ({ site, brand }: Sources, siteOrigin: string, env: Environment) => ({
  name: site.fullName,
  email: site.email.value,
  emailIsPlaceholder: site.email.isPlaceholder,
  phone: site.phone.value,
  hours: site.hours,
  retentionMonths: site.privacy.retentionMonths,
  noticeVersion: site.privacy.noticeVersion,
  siteOrigin,
  colours: brand.colours,
  send: sendConfig(site.send, env),
});
