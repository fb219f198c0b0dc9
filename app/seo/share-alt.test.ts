import { expect, test } from 'vitest';
import { contentOf, fixture } from '#tools/content/testing/fixture.ts';
import { altOf, shareAlt } from './share-alt.server.ts';

const content = contentOf(fixture);
const cards = Object.entries(content.pages).filter(([, page]) => page.picture);

test.each(cards)('the card of %s is described by its headline and its picture', (path, page) => {
  const [headline, picture] = shareAlt(path, content).split('” – ');
  expect(headline).toMatch(/^“\S.*\S$/);
  expect(headline).not.toMatch(/\n/);
  expect(picture).toBe(altOf(page.picture!, content));
  expect(picture).toBeTruthy();
});

test('a picture has the alternative text that its page gives it', () => {
  const [drawn] = content.about.foundation.pictures;
  const [film] = content.home.hero.films;
  const [photo] = content.categories[0]!.projects[0]!.photos;
  expect(altOf(drawn!.file, content)).toBe(drawn!.alt);
  expect(altOf(`films/${film!.film}`, content)).toBe(film!.alt);
  expect(altOf('salon-project/01', content)).toBe(photo!.alt);
  expect(altOf('no/such', content)).toBeUndefined();
});
