/**
 * The questions and answers as structured data. Sample figures are left out, because search engines would take them for
 * real.
 */
import type { FAQPage } from 'schema-dts';
import type { Bands, Faq } from '#content-model/schema.server.ts';

/** The rows of a table as sentences: "2BHK: Weeks 10–13, ₹ lakh 9–16." */
const realBands = (bands?: Bands) =>
  bands?.rows
    .filter(({ placeholder }) => !placeholder)
    .map(
      ({ name, weeks, cost }) =>
        `${name}: ${bands.columns.weeks} ${weeks}, ${bands.columns.cost} ${cost}.`,
    ) ?? [];

export const faqPage = ({ items }: Faq): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer, bands }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: [answer, ...realBands(bands)].join(' ') },
  })),
});
