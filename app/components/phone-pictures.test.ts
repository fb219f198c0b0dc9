/** Phone versions of pictures, in the prerendered HTML. */
import { expect, test, vi } from 'vitest';
import { contentOf, fixture } from '#tools/content/testing/fixture.ts';

vi.mock('#app/content.server.ts', () => import('#tools/content/testing/content-in-test.ts'));
const { renderPages } = await import('#tools/content/testing/render-pages.tsx');

const content = contentOf(fixture);
const made = (base: string) => ({ base, width: 1800, height: 1200, colour: '#aaa' });
/** Adds a phone version to each picture. */
const shown = {
  ...content,
  picture: ({ file, alt }: { readonly file: string; readonly alt: string }) => ({
    alt,
    encoded: made(`/media/${file}`),
    phone: made(`/media/${file}-phone`),
  }),
};

test.each([
  ['/about', content.about.founders.people.flatMap(({ photo }) => photo?.file ?? [])],
  ['/services', content.services.items.map(({ picture }) => picture)],
  ['/services', content.services.daylight?.hours.map(({ picture }) => picture.file) ?? []],
  ['/features', content.expertise.daylight?.hours.map(({ picture }) => picture.file) ?? []],
  ['/contact', content.contact.veranda?.parts.map(({ picture }) => picture.file) ?? []],
])('on phones %s shows the phone versions of %j', (path, files) => {
  const html = renderPages(shown, [path])[path] ?? '';
  for (const file of files)
    expect(html).toMatch(
      new RegExp(`srcSet="/media/${file}-phone-[^"]*"[^>]*media="\\(max-width: 48em\\)"`, 'i'),
    );
});

test('a still in the place of a film has its own phone and dark versions', () => {
  const still = { file: 'start/bedroom', caption: 'A bedroom', alt: 'A bed' };
  const stills = ['', '-phone', '-night'].map((end) => `content/media/start/bedroom${end}.jpg`);
  const { film } = contentOf({ ...fixture, files: [...fixture.files, ...stills] });
  expect(film({ film: 'none', caption: '', alt: '', still })).toMatchObject({
    encoded: { base: expect.stringMatching(/bedroom$/) },
    phone: { base: expect.stringMatching(/bedroom-phone$/) },
    night: { encoded: { base: expect.stringMatching(/bedroom-night$/) } },
  });
});
