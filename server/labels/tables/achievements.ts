import type { Labels } from './label.ts';

export const ACHIEVEMENTS: Labels = {
  'achievements.label': { title: 'Heading', standard: 'Achievements' },
  'achievements.items': { title: 'Achievements', entry: 'Achievement' },
  'achievements.items.*.source': {
    title: 'Where it can be looked up',
    hint: 'A whole web address, such as https://www.example.org/list. The About page links to it.',
  },
  'achievements.items.*.year': { title: 'Year' },
};
