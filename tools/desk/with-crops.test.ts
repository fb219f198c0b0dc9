/** Focal points of the draft, in the page beside the words. */
import { expect, test } from 'vitest';
import { withCrops } from './with-crops.ts';

const picture = (base: string) => ({ base, width: 2000, height: 1500, colour: '#aaa' });
const manifest = {
  pictures: { 'founders/1': picture('/media/one-abc'), 'founders/2': picture('/media/two-def') },
  films: {},
  plans: {},
};
const PAGE = '<html><body class="a"><img src="/media/one-abc-800.jpg"/></body></html>';

test('the body ends with the rules of the draft; a picture whose focal point was removed shows its middle', () => {
  const texts = { 'content/pictures.yaml': 'founders/1: { focus: [0.25, 0.5] }\n' };
  expect(withCrops(PAGE, { texts, manifest, unframed: ['founders/2'] })).toBe(
    PAGE.replace(
      '</body>',
      `<style>img[src^="/media/two-def-"] { object-position: 50% 50%; }
img[src^="/media/one-abc-"] { object-position: 25% 50%; }
</style></body>`,
    ),
  );
});

test('where nobody has chosen a focal point, the body stays as it is', () => {
  expect(withCrops(PAGE, { texts: {}, manifest, unframed: [] })).toBe(PAGE);
});
