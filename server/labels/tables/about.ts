import type { Labels } from './label.ts';

export const ABOUT: Labels = {
  'about.story.films': { entry: 'Film' },
  'about.story.films.*.alt': { title: 'Description of the film' },
  'about.story.label': { title: 'Heading' },
  'about.hero.headline': { hint: 'Each line break that you type is shown on the page.' },
  'about.hidden.people': { title: 'Team' },
  'about.hidden.clients': { title: 'Clients’ words' },
  'about.hidden.claims': { title: 'Achievements that have a source' },
  'about.founders.heading': { standard: 'Meet Our Founders' },
  'about.founders.people': { title: 'The founders', entry: 'Founder' },
  'about.founders.people.*.role': { standard: 'Principal Interior Designer' },
  'about.foundation.pictures': { entry: 'Picture' },
  'about.foundation.heading': { standard: 'Our Foundation' },
  'about.foundation.body': { title: 'Paragraphs', entry: 'Paragraph' },
  'about.founders.people.*.ask': { title: 'What to ask them' },
  'about.founders.people.*.titles': { title: 'Job titles' },
  'about.founders.people.*.bio': { title: 'About them' },
  'about.founders.people.*.photo': {
    title: 'Photo',
    hint: 'Without one, the initials are shown.',
  },
  'about.closing': { title: 'Invitation at the end' },
  'about.hero': { title: 'The first screen' },
  'about.story': { title: 'Films' },
  'about.story.films.*.night': { title: 'In dark mode' },
  'about.story.films.*.still': { title: 'Picture in place of the film' },
};
