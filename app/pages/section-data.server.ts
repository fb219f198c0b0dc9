/** Data of sections that several pages show, with their pictures. */
import type { Content } from '#content-model/assemble.server.ts';
import { weeksAndCosts } from '#content-model/costs/weeks-and-costs.ts';
import { fill } from '#contract/fill.ts';

/** A picture beside a text that describes it; its alternative text is empty. */
const beside = (content: Content) => (file: string) => content.picture({ file, alt: '' });

export const expertiseData = (content: Content) => {
  const { heading, background, expertise, features } = content.expertise;
  return { heading, expertise, features, slots: background.map(beside(content)) };
};

export const whyData = (content: Content) => {
  const { heading, background, cards } = content['why-choose-us'];
  return { heading, cards, slots: background.map(beside(content)) };
};

export const servicesData = (content: Content) => {
  const { heading, lead, items } = content.services;
  const picture = beside(content);
  return {
    heading,
    lead,
    items: items.map((item) => ({ ...item, picture: picture(item.picture) })),
  };
};

/** Undefined if the studio shows no such table. */
export const weeksData = ({ services: { weeks }, costs }: Content) => {
  if (!weeks) return undefined;
  const { heading, lead, columns, ...captions } = weeks;
  const rows = weeksAndCosts(costs);
  const tables = (['homes', 'places'] as const)
    .map((kind) => ({ caption: captions[kind], rows: rows[kind] }))
    .filter((table) => table.rows.length > 0);
  return tables.length > 0 ? { heading, lead, columns, tables } : undefined;
};

type Page = 'services' | 'expertise';

/** Undefined if the studio shows no room at several hours. */
export const daylightData = (content: Content, page: Page) => {
  const { daylight } = content[page];
  if (!daylight) return undefined;
  const { hours, ...words } = daylight;
  return {
    ...words,
    hours: hours.map((at) => ({ ...at, picture: content.picture(at.picture) })),
  };
};

export const closingData = ({ contact }: Content) => ({
  heading: contact.headline,
  lead: contact.lead,
});

/** "Baner, Aundh, …, and up to 50 km from Baner." */
const whereText = ({ site }: Content) =>
  fill(site.whereText, {
    localities: site.serviceArea.localities.join(', '),
    km: site.serviceArea.radius / 1000,
  });

/** How to find the office; undefined if the content has no such text. */
export const findingData = (content: Content) => {
  const { finding } = content.contact;
  if (!finding) return undefined;
  const { heading, lines, door } = finding;
  return {
    heading,
    lines: lines.map(({ value }) => value),
    door: door && content.picture(door),
  };
};

/** The studio's contact details beside the contact form. */
export const infoData = (content: Content) => ({
  ...content.contact.info,
  whereText: whereText(content),
});

export const includedData = (content: Content) => {
  const { heading, items, where } = content.services.included;
  return { heading, items: [...items, { title: where, description: whereText(content) }] };
};

export const achievementsData = ({ achievements }: Content) => ({
  label: achievements.label,
  items: achievements.items.map(({ value, year }) =>
    year && !value.includes(year) ? `${value}, ${year}` : value,
  ),
});

export const faqData = ({ faq }: Content) => {
  const { answers: _answers, glossary: _, more: _more, hidden: _hidden, ...section } = faq;
  return section;
};
