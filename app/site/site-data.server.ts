/** Data that every page needs, loaded once, by the root. */
import type { FormKit } from '#app/components/enquiry-form/form-kit.ts';
import { content } from '#app/content.server.ts';
import type { Content } from '#content-model/assemble.server.ts';
import { OPENING_FILM } from '#content-model/films.ts';
import { businessHours } from '#contract/written-hours.ts';
import { closingsFrom } from './closings.server.ts';
import { moreLinks } from './more-links.server.ts';
import { reachFor } from './reach.server.ts';
import { sendConfig } from './send-config.server.ts';

const kitFor = ({ site, forms, pages }: Content): FormKit => ({
  words: forms,
  send: sendConfig(site.send, process.env),
  reach: reachFor(site, pages),
  phone: site.phone.value,
  email: site.email.value,
  hours: businessHours({ ...site.hours, closed: closingsFrom(site.hours.closed, new Date()) }),
  noticeVersion: site.privacy.noticeVersion,
});

/** Name, contact, footer, forms and the opening film. */
export const siteDataFor = (content: Content) => ({
  site: {
    name: content.site.name,
    nameDevanagari: content.site.nameDevanagari,
    fullName: content.site.fullName,
    address: content.site.address,
    phone: content.site.phone,
    email: content.site.email,
    socials: content.site.socials,
    footer: content.site.footer,
    navbar: content.site.navbar,
    more: moreLinks(content),
    hoursText: content.site.hours.text,
    place: content.site.banner.join(', '),
  },
  kit: kitFor(content),
  missedPage: content.site.missedPage,
  enquiryPicture: content.picture(content.forms.enquiry.picture),
  intro: content.film({ film: OPENING_FILM, caption: '', alt: '' }),
});

export const siteData = siteDataFor(content);

export type SiteData = typeof siteData;
