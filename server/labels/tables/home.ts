/** Labels of the home page. */
import { type Labels, NUMBERED } from './label.ts';

export const HOME: Labels = {
  'home.hero': { title: 'The first screen' },
  'home.hero.lead': { title: 'First sentence' },
  'home.hero.notFound': { title: 'When a page is not found' },
  'home.hero.films': { title: 'The films and the texts under them', entry: 'Film' },
  'home.hero.films.*.alt': { title: 'Description of the film' },
  'home.hero.films.*.from': { title: 'Time of day at the start' },
  'home.hero.films.*.to': { title: 'Time of day at the end' },
  'home.hero.films.*.night.from': { title: 'In dark mode: time at the start' },
  'home.hero.films.*.night.to': { title: 'In dark mode: time at the end' },
  'home.hidden.why': { title: 'Why choose us' },
  'home.hidden.faq': { title: 'Questions' },
  'home.counters': { title: 'Four numbers', entry: 'Number' },
  'home.counters.*.target': { title: 'The number' },
  'home.counters.*.label': {
    title: 'Text beside it',
    standard: ['Happy Customers', 'Live Projects', 'Project Completed', 'Years of Experience'],
  },
  'home.about.lead': { hint: 'A word between *stars* is shown in italics.' },
  'home.projects.heading': { hint: NUMBERED },
  'home.about.body': { title: 'Text' },
  'home.about.films': { entry: 'Film' },
  'home.about.films.*.alt': { title: 'Description of the film' },
  'home.about': { title: 'About the name' },
  'home.about.films.*.night': { title: 'In dark mode' },
  'home.about.films.*.still': { title: 'Picture in place of the film' },
  'home.hero.films.*.night': { title: 'In dark mode' },
  'home.hero.films.*.still': { title: 'Picture in place of the film' },
};
