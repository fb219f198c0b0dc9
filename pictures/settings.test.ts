import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LIGHT_BACKGROUND, settingsFor } from './settings.ts';
import { variantFiles } from './variants.ts';

const picture = { base: '/media/x-00000000', width: 1200, height: 630, colour: '#ffffff' };

test("a phone's own crop is packed tighter and longer than a picture of any screen", () => {
  const crop = settingsFor('films/playlist-1-phone', 0);
  const wide = settingsFor('films/playlist-1', 0);
  expect(crop.quality).toBeLessThan(wide.quality);
  expect(crop.effort(720)).toBeGreaterThan(wide.effort(720));
  expect([crop.isMeasured, wide.isMeasured]).toEqual([false, true]);
});
test('no variant of a release gets less effort than was asked for', () => {
  for (const key of ['share', 'foundation/1', 'features/1-phone'])
    for (const width of [320, 1600]) expect(settingsFor(key, 4).effort(width)).toBe(4);
});
test('a card of a shared link is one JPEG of its own width; a picture of the site has both forms', () => {
  for (const key of ['share', 'share/about'])
    expect(variantFiles(key, picture)).toEqual(['/media/x-00000000-1200.jpg']);
  const files = variantFiles('shared-rooms/01', { ...picture, width: 1800 });
  expect(files.filter((file) => file.endsWith('.avif'))).toHaveLength(5);
  expect(files.filter((file) => file.endsWith('.jpg'))).toHaveLength(2);
});
test('the wall behind a transparent picture is the wall of the style sheet', () => {
  const tokens = readFileSync('app/styles/tokens.css', 'utf8');
  expect(/--background: (#[0-9a-f]{6});/.exec(tokens)?.[1]).toBe(LIGHT_BACKGROUND);
});
