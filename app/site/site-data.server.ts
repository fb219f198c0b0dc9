/** Data that every page needs, loaded once, by the root. */
import type { FormKit } from '#app/components/enquiry-form/form-kit.ts';
import { content } from '#app/content/content.server.ts';
import { reachFor } from './reach.server.ts';
import { sendConfig } from './send-config.server.ts';

const { site, forms, pages } = content;

const kit: FormKit = {
  words: forms,
  send: sendConfig(site.send, process.env),
  reach: reachFor(site, pages),
  phone: site.phone.value,
  email: site.email.value,
  hours: site.hours,
  noticeVersion: site.privacy.noticeVersion,
};

/** Name, contact, footer, forms and the opening film. */
export const siteData = {
  site: {
    name: site.name,
    nameDevanagari: site.nameDevanagari,
    fullName: site.fullName,
    address: site.address,
    phone: site.phone,
    email: site.email,
    socials: site.socials,
    footer: site.footer,
    navbar: site.navbar,
    menuFoot: site.menuFoot,
    hoursText: site.hours.text,
    place: site.banner.join(', '),
  },
  kit,
  missedPage: site.missedPage,
  enquiryPicture: content.picture(forms.enquiry.picture),
  intro: content.film({ film: 'intro', caption: '', alt: '' }),
};

export type SiteData = typeof siteData;
