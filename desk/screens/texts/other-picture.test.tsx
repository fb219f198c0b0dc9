import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { OtherPicture } from './other-picture.tsx';

const library = vi.hoisted(() => ({ current: {} }));
vi.mock('../pictures/use-pictures.ts', () => ({ useLibrary: () => library.current }));

/** What is shown after a click on an image with that address. */
function shownFor(src: string): string {
  const image = { src, matches: () => false } as unknown as HTMLElement;
  return renderToStaticMarkup(
    <MemoryRouter>
      <OtherPicture image={image} onClose={() => {}} />
    </MemoryRouter>,
  );
}
const HALL = '/media/hall-night-1a2b3c4d-736.jpg';
const picture = (key: string) => ({ key, uses: [{ href: `/words/${key}`, label: `Page ${key}` }] });

test('a picture links to the screen where it is changed, also one whose name has the suffix of a night variant', () => {
  library.current = { data: { pictures: [picture('hall-night'), picture('court')] } };
  expect(shownFor(HALL)).toContain('href="/words/hall-night"');
  library.current = { data: { pictures: [picture('hall'), picture('court')] } };
  expect(shownFor(HALL)).toContain('href="/words/hall"');
  library.current = { data: { pictures: [picture('court')] } };
  expect(shownFor(HALL)).toContain('href="/pictures"');
});

test('if the library cannot be loaded, the reason is shown, with buttons to try again and to close', () => {
  library.current = { error: new Error('No connection.') };
  const shown = shownFor(HALL);
  expect(shown).toMatch(/role="alert".*No connection\./);
  expect(shown).toMatch(/<button[^>]*>Try again<\/button>.*<button[^>]*>Close<\/button>/);
  // A film has one place, which is known without the library.
  expect(shownFor('/media/films-story-1-1a2b3c4d-736.jpg')).toContain('href="/films"');
});
