/** Data of the parts of /faq below its four questions. */
import type { Content } from '#content-model/assemble.server.ts';
import { unlessHidden } from '#content-model/sections.server.ts';

/** If the terms of any group are samples, one sentence says so for all groups. */
function answersData({ faq: { answers }, process }: Content) {
  if (!answers) return undefined;
  const { label, groups } = answers;
  return {
    label,
    note: groups.some(({ placeholder }) => placeholder) ? process.sample : undefined,
    groups: groups.map(({ title, items }) => ({
      title,
      items: items.map(({ question, answer, link }) => ({
        title: question,
        description: answer,
        ...(link && { link }),
      })),
    })),
  };
}

export function faqBelowData(content: Content) {
  const { faq } = content;
  const { picture, items, ...words } = faq.glossary;
  return {
    answers: unlessHidden(faq, 'answers', answersData(content)),
    glossary: unlessHidden(faq, 'glossary', {
      ...words,
      items: items.map(({ term, meaning }) => ({ title: term, description: meaning })),
      picture: picture && { ...content.picture(picture), caption: picture.caption },
    }),
    more: unlessHidden(faq, 'more', faq.more),
  };
}
