/** Values that break rules which are newer than the contents of studios. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { openTexts } from './testing/open-texts.ts';

/** A desk whose published site has these values, and the function that changes one of them. */
async function openWith(file: string, values: Readonly<Record<string, string>>) {
  const desk = await openTexts();
  const path = join(desk.content, `${file}.yaml`);
  const document = parseDocument(readFileSync(path, 'utf8'));
  for (const [place, value] of Object.entries(values))
    document.setIn(
      place.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key)),
      value,
    );
  writeFileSync(path, document.toString());
  return async (place: string, value: string) => {
    const field = await desk.field(file, place);
    return (await desk.put(file, field, value)).status;
  };
}

test('a published text that is too long gets shorter, no longer, and is reset', async () => {
  const published = 'x'.repeat(1200);
  const write = await openWith('faq', { 'items.1.answer': published });
  expect(await write('items.1.answer', 'x'.repeat(1100))).toBe(200);
  expect(await write('items.1.answer', 'x'.repeat(1201))).toBe(400);
  expect(await write('items.1.answer', 'Short.')).toBe(200);
  expect(await write('items.1.answer', published)).toBe(200);
});

test('a published phone number without its country stays, is replaced by one of any country, and is reset', async () => {
  const write = await openWith('site', { phone: '020 111 2222' });
  expect(await write('tagline', 'Homes.')).toBe(200);
  expect(await write('phone', '020 111 3333')).toBe(400);
  expect(await write('phone', '+971 4 123 4567')).toBe(200);
  expect(await write('phone', '020 111 2222')).toBe(200);
});

test('only the postal codes of India have six digits', async () => {
  const write = await openWith('site', { 'address.postalCode': '411045' });
  expect(await write('address.postalCode', '00000')).toBe(400);
  expect(await write('address.country', 'AE')).toBe(200);
  expect(await write('address.postalCode', '00000')).toBe(200);
});

test.each([
  ['pages', '/about.title', 60],
  ['pages', '/about.description', 160],
  ['site', 'description', 200],
  ['home', 'hero.lead', 110],
  ['faq', 'items.0.answer', 320],
])('in %s the hint of %s says which length is best', async (file, place, length) => {
  const { field } = await openTexts();
  expect((await field(file, place)).hint).toContain(`At best no longer than ${length} characters.`);
});
