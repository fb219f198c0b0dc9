/** Content of the sections that stand on several pages, with their pictures. */
import type { Content } from '../content-assemble.server.ts';

const slots = (content: Content, files: readonly string[]) =>
  files.map((file) => content.picture({ file, alt: '' }));

export const expertiseData = (content: Content) => {
  const { heading, background, expertise, features } = content.expertise;
  return { heading, expertise, features, slots: slots(content, background) };
};

export const whyData = (content: Content) => {
  const { heading, background, cards } = content['why-choose-us'];
  return { heading, cards, slots: slots(content, background) };
};

export const servicesData = (content: Content) => {
  const { heading, lead, items } = content.services;
  return {
    heading,
    lead,
    items: items.map((item) => ({ ...item, picture: content.picture(item.picture) })),
  };
};

type Room = 'services' | 'expertise';

export const daylightData = (content: Content, room: Room) => {
  const { hours, ...words } = content[room].daylight;
  return {
    ...words,
    hours: hours.map((at) => ({ ...at, picture: content.picture(at.picture) })),
  };
};

export const closingData = ({ contact }: Content) => ({
  heading: contact.headline,
  lead: contact.lead,
});

export const achievementsData = ({ achievements }: Content) => ({
  label: achievements.label,
  items: achievements.items.map(({ value }) => value),
});

export const faqData = ({ faq }: Content) => {
  const { glossary: _, ...section } = faq;
  return section;
};
