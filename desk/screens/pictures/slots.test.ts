import { expect, test } from 'vitest';
import { cropsOf } from './slots.ts';

const founder = (n: number) => ({
  field: { file: 'about', path: `founders.people.${n}.photo.file` },
  label: `About, Founders, Founder ${n + 1}, Photo`,
});

test('crops name their places, and those with the same proportion are grouped', () => {
  const film = {
    field: { file: 'home', path: 'hero.films.1.still.file' },
    label: 'Home, The first screen, Film 2',
  };
  const photo = { field: null, label: 'Salon Project, picture 3' };
  const whole = { field: { file: 'pages', path: '/faq.picture' }, label: 'In search engines' };
  const crops = cropsOf([founder(0), founder(1), film, photo, whole]);
  expect(crops.map(({ places }) => places)).toEqual([
    ['About, Founders, Founder 1, Photo', 'About, Founders, Founder 2, Photo'],
    ['Home, The first screen, Film 2'],
    ['Salon Project, picture 3, if it is the cover'],
  ]);
  expect(crops.map(({ crops }) => crops.map(({ on }) => on))).toEqual([
    ['both'],
    ['laptop', 'phone'],
    ['laptop', 'phone'],
  ]);
});
