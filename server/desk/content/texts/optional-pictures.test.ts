import { expect, test } from 'vitest';
import { parse, parseDocument } from 'yaml';
import { FILES } from '#content-model/schema.server.ts';
import { allFields } from './all-parts.ts';
import { openTexts } from './testing/open-texts.ts';

async function openPictures() {
  const desk = await openTexts();
  await desk.drafts.open();
  const { share } = parse(desk.draft('site.yaml')) as { share: { file: string } };
  const swap = async (from: string, to: string, file: string, path: string) => {
    const fields = [{ file, path, alt: 'A quiet room' }];
    return (await desk.asha.ask('/pictures/swap', { from, to, fields })).json();
  };
  return { ...desk, swap, picture: share.file };
}

test('every absent optional picture of a page can be chosen, and removed again to the letter', async () => {
  const { page, swap, draft, picture } = await openPictures();
  for (const file of Object.keys(FILES)) {
    const before = draft(`${file}.yaml`);
    const empty = allFields((await page(file)).parts).find(
      ({ type, value, canBeEmpty }) => type === 'picture' && canBeEmpty && value === '',
    );
    if (!empty) continue;
    expect(await swap('', picture, file, empty.place), empty.place).toEqual({ changed: 1 });
    const now = allFields((await page(file)).parts).find(({ path }) => path === empty.path);
    expect(now).toMatchObject({ value: picture, canBeEmpty: true });
    expect(await swap(picture, '', file, empty.place)).toEqual({ changed: 1 });
    expect(draft(`${file}.yaml`)).toBe(before);
  }
}, 30_000);

test('the photo of a founder is optional', async () => {
  const { page, swap, draft } = await openPictures();
  const photoOf = async (index: number) =>
    allFields((await page('about')).parts).find(
      ({ place }) => place === `founders.people.${index}.photo.file`,
    );
  const founders = () => parse(draft('about.yaml')).founders.people as { photo?: unknown }[];
  const before = await photoOf(0);
  expect(before).toMatchObject({ type: 'picture', canBeEmpty: true });
  expect(before?.value).not.toBe('');
  expect(await swap(before?.value ?? '', '', 'about', before?.place ?? '')).toEqual({ changed: 1 });
  expect(founders()[0]).not.toHaveProperty('photo');
  expect(founders()[1]).toHaveProperty('photo');
  expect(await photoOf(0)).toMatchObject({ value: '', canBeEmpty: true });
}, 30_000);

test('a film without a picture gets one, with the texts of the film', async () => {
  const { drafts, swap, draft, field, picture } = await openPictures();
  const films = () => parse(draft('home.yaml')).hero.films;
  await drafts.changeText('home.yaml', (text) => {
    const home = parseDocument(text);
    home.deleteIn(['hero', 'films', 1, 'still']);
    return home.toString({ lineWidth: 0 });
  });
  const { caption } = films()[1];
  const place = 'hero.films.1.still.file';
  expect(await field('home', place)).toMatchObject({ value: '', canBeEmpty: true });
  expect(await swap('', picture, 'home', place)).toEqual({ changed: 1 });
  expect(films()[1].still).toEqual({ file: picture, alt: 'A quiet room', caption });
  expect(await swap(picture, '', 'home', place)).toEqual({ changed: 1 });
  expect(films()[1]).not.toHaveProperty('still');
});
