import type { Labels } from './label.ts';

export const SERVICES: Labels = {
  'services.daylight': { title: 'One room at several times of day' },
  'services.daylight.hours': { title: 'Pictures', entry: 'Time of day' },
  'services.daylight.hours.*.hour': { title: 'Time', hint: 'Such as 07:40.' },
  'services.items': { title: 'The services', entry: 'Service' },
  'services.included': { title: 'What is included with each service' },
  'services.included.where': { title: 'Text before the localities in which you work' },
  'services.included.items': { title: 'Points', entry: 'Point' },
  'services.daylight.hangs': { title: 'Shown first in light mode', choicesOf: 'daylight.hours' },
  'services.daylight.hangsByNight': {
    title: 'Shown first in dark mode',
    choicesOf: 'daylight.hours',
  },
  'services.cost': { title: 'Link to the Cost page' },
  'services.weeks': { title: 'Table of weeks and costs' },
  'services.weeks.homes': { title: 'Heading of the homes' },
  'services.weeks.places': { title: 'Heading of the places of work' },
  'services.weeks.columns': { title: 'Headings of the columns' },
};
