import { expect, test } from 'vitest';
import { assemble } from '#app/content/assemble.server.ts';
import { readContentFiles } from '#tools/content/content-files.ts';
import { sampleManifest } from '#tools/content/sample-manifest.ts';
import { altOf, shareAlt } from './share-alt.server.ts';

const content = assemble(await readContentFiles(), await sampleManifest());
const cards = Object.entries(content.pages).filter(([, page]) => page.picture);

test.each(cards)('the card of %s is described by its headline and its picture', (path, page) => {
  const [headline, picture] = shareAlt(path, content).split('” – ');
  expect(headline).toMatch(/^“\S.*\S$/);
  expect(headline).not.toMatch(/\n/);
  expect(picture).toBe(altOf(page.picture!, content));
  expect(picture).toBeTruthy();
});

test('a picture has the alternative text that its page gives it', () => {
  const [founder] = content.about.founders.people;
  const [film] = content.home.hero.films;
  const [photo] = content.categories[0]!.projects[0]!.photos;
  expect(altOf(founder!.photo.file, content)).toBe(founder!.photo.alt);
  expect(altOf(`films/${film!.film}`, content)).toBe(film!.alt);
  expect(altOf('salon-project/01', content)).toBe(photo!.alt);
  expect(altOf('no/such', content)).toBeUndefined();
});
