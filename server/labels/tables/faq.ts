/** Labels of the page of questions. */
import { HOURS, type Labels } from './label.ts';

export const FAQ: Labels = {
  'faq.items': { title: 'Questions', entry: 'Question' },
  'faq.items.*.bands.rows': { entry: 'Row' },
  'faq.ask': { title: 'Ask a question' },
  'faq.ask.emailLabel': { title: 'Text above the email address' },
  'faq.ask.heading': { standard: 'Any Questions?' },
  'faq.ask.placeholder': { title: 'Text in the empty field', standard: 'Enter your question' },
  'faq.ask.note': { hint: HOURS },
  'faq.answers': { title: 'More questions' },
  'faq.answers.label': { title: 'Text above the links to the groups' },
  'faq.answers.groups': { title: 'Groups', entry: 'Group' },
  'faq.answers.groups.*.items': { title: 'Questions and answers', entry: 'Answer' },
  'faq.glossary.picture': { title: 'Picture' },
  'faq.glossary.picture.caption': {
    title: 'Caption',
    hint: 'If the picture is a render, say “Visualisation”.',
  },
  'faq.more': { title: 'Pages that answer at length' },
  'faq.more.items': { title: 'Pages', entry: 'Page' },
  'faq.glossary': { title: 'Technical terms' },
  'faq.glossary.items': { title: 'Words', entry: 'Word' },
  'faq.items.*.bands': { title: 'Table of weeks and costs' },
  'faq.items.*.bands.columns': { title: 'Headings of the columns' },
};
