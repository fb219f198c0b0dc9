/** The questions and answers as structured data, without sample figures, which search engines would take for real. */
import type { FAQPage } from 'schema-dts';
import type { Bands, Faq } from '#content-model/schema.server.ts';

/** "2BHK: Weeks 10–13, ₹ lakh 9–16.": a table's rows as sentences. */
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
