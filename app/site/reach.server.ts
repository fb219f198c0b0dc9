/** The studio's phone, WhatsApp and map links. Pure: content in, links out. */
import type { Reach, WhatsApp } from '#app/components/reach.ts';
import type { Pages, Site } from '#content-model/schema.server.ts';
import { mapLink } from '#contract/links.ts';

/** A map search for the office by name and address. On a phone it opens the map app. */
export function mapHref({ fullName, address }: Pick<Site, 'fullName' | 'address'>): string {
  const { street, locality, city, postalCode } = address;
  const place = [fullName, street.value, locality, `${city} ${postalCode.value}`].join(', ');
  return mapLink(place);
}

function whatsAppFor({ whatsapp, reach }: Site, pages: Pages): WhatsApp | undefined {
  if (!whatsapp) return undefined;
  const pageTexts = Object.entries(pages).flatMap(([path, page]) =>
    page.whatsapp ? [[path, page.whatsapp] as const] : [],
  );
  return {
    name: reach.whatsapp,
    digits: whatsapp.value.replace(/\D/g, ''),
    text: reach.text,
    projectText: reach.projectText,
    pageTexts: Object.fromEntries(pageTexts),
  };
}

/** Phone, WhatsApp if the content has a number for it, and map. */
export const reachFor = (site: Site, pages: Pages): Reach => ({
  label: site.reach.label,
  call: site.reach.call,
  phone: site.phone.value,
  map: site.reach.map,
  mapHref: mapHref(site),
  whatsapp: whatsAppFor(site, pages),
});
