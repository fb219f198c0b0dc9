import type { Labels } from './label.ts';

export const WHY_CHOOSE_US: Labels = {
  'why-choose-us.hidden.counters': { title: 'Four numbers' },
  'why-choose-us.hidden.clients': { title: 'Clients’ words' },
  'why-choose-us.background': { title: 'Pictures behind the page', entry: 'Picture' },
  'why-choose-us.heading': { standard: 'Why choose us' },
  'why-choose-us.cards': { title: 'Three cards', entry: 'Card' },
  'why-choose-us.cards.*.title': { standard: ['Customised', 'Theme & Concepts', 'Commitment'] },
  'why-choose-us.risks': {
    title: 'If something goes wrong',
  },
  'why-choose-us.risks.lead': {
    hint: 'The list below this sentence comes from “What can go wrong” of each step, under How we work.',
  },
};
