import type { Labels } from './label.ts';

export const PEOPLE: Labels = {
  'people.askLabel': { title: 'Label before the topics, such as “Ask about”' },
  'people.languagesLabel': { title: 'Label before the languages' },
  'people.items': { title: 'The team', entry: 'Person' },
  'people.items.*.ask': { title: 'What to ask them' },
  'people.items.*.photo': { title: 'Photo', hint: 'Without one, the initials are shown.' },
};
