import { describe, expect, test } from 'vitest';
import { linkMaterials } from './link-materials.ts';

const KOTA = { slug: 'kota', name: 'Kota stone', words: ['Kota'] };
const TEAK = { slug: 'teak', name: 'teak', words: [] };
const LIME = { slug: 'lime', name: 'lime plaster', words: ['lime'] };
const TINTED = { slug: 'tinted-lime', name: 'tinted lime', words: ['ochre lime'] };
const TILE = { slug: 'tile', name: 'hand-laid tile', words: ['tile'] };

const written = (text: string, ...materials: Parameters<typeof linkMaterials>[1]) =>
  linkMaterials(text, materials)
    .map((part) => (typeof part === 'string' ? part : `<${part.slug}:${part.text}>`))
    .join('');

describe('the names of materials in a sentence', () => {
  test.each([
    ['Kota counter, teak fronts.', '<kota:Kota> counter, <teak:teak> fronts.', [KOTA, TEAK]],
    ['Teak, and teak again.', '<teak:Teak>, and teak again.', [TEAK]],
    ['White tiles by hand.', 'White <tile:tiles> by hand.', [TILE]],
    ['Ochre lime plaster.', '<tinted-lime:Ochre lime> plaster.', [TINTED]],
    ['Sublime, limewash.', 'Sublime, limewash.', [LIME]],
    ['', '', [TEAK]],
    ['Nothing of it.', 'Nothing of it.', []],
  ])('%s', (text, result, materials) => {
    expect(written(text, ...materials)).toBe(result);
  });
  test('if two names overlap the longer one is the link', () => {
    expect(written('Lime plaster.', LIME)).toBe('<lime:Lime plaster>.');
    expect(written('Tinted lime.', LIME, TINTED)).toBe('<tinted-lime:Tinted lime>.');
  });
});
