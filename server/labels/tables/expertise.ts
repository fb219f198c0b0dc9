/** Labels of the Features page. */
import type { Labels } from './label.ts';

export const EXPERTISE: Labels = {
  'expertise.materials': { title: 'What we build with' },
  'expertise.background': { title: 'Pictures behind the page', entry: 'Picture' },
  'expertise.daylight': { title: 'One room at several times of day' },
  'expertise.daylight.hours': { title: 'Pictures', entry: 'Time of day' },
  'expertise.daylight.hours.*.hour': { title: 'Time', hint: 'Such as 07:40.' },
  'expertise.expertise.items': { title: 'Boxes under “Expertise”', entry: 'Box' },
  'expertise.features.items': { title: 'Boxes under “Features”', entry: 'Box' },
  'expertise.expertise.label': { title: 'Heading', standard: 'Expertise' },
  'expertise.features.label': { title: 'Heading', standard: 'Features' },
  'expertise.daylight.hangs': { title: 'Shown first in light mode', choicesOf: 'daylight.hours' },
  'expertise.daylight.hangsByNight': {
    title: 'Shown first in dark mode',
    choicesOf: 'daylight.hours',
  },
};
