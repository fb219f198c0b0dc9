import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { openTexts } from './testing/open-texts.ts';

test('the position of a material’s sample is chosen in its picture, refused outside it, and restored to the letter', async () => {
  const { field, put, draft, content } = await openTexts();
  const before = readFileSync(join(content, 'materials.yaml'), 'utf8');
  const [name = ''] = Object.keys(parse(before).materials);
  const { sample } = parse(before).materials[name];
  const place = `materials.${name}.sample.at`;
  const first = await field('materials', place);
  expect(first).toMatchObject({
    ...{ type: 'point', label: 'Place in the picture', value: sample.at.join() },
    choices: [sample.picture, String(sample.scale ?? '')],
  });
  expect((await put('materials', first, '12.5,80')).status).toBe(200);
  expect(parse(draft('materials.yaml')).materials[name].sample).toEqual({
    ...sample,
    at: [12.5, 80],
  });
  for (const wrong of ['', '50', '50,', '50,101', '-1,5', '1,2,3', 'a,b', '[1, 2]']) {
    const answer = await put('materials', await field('materials', place), wrong);
    expect([wrong, answer.status, (await answer.json()).error]).toEqual([
      ...[wrong, 400],
      '“Place in the picture” must be a point in the picture. Choose one.',
    ]);
  }
  await put('materials', await field('materials', place), first.value);
  expect(draft('materials.yaml')).toBe(before);
});
