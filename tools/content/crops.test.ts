/** Crops of pictures look where their owner has said. */
import { transform } from 'lightningcss';
import { expect, test } from 'vitest';
import { LATE_STYLES } from '#app/shell/late-styles/address.ts';
import type { Manifest } from '#pictures/manifest.ts';
import { styleEarly } from '#tools/postbuild/styles.ts';
import { cropsCss } from './crops-plugin.ts';

const FILE = 'content/projects/residential/shah-residence/project.yaml';
const picture = (base: string) => ({ base, width: 2000, height: 1500, colour: '#aaa' });
const manifest: Manifest = {
  pictures: {
    'shah-residence/01': picture('/media/shah-01-abc'),
    'shah-residence/02': picture('/media/shah-02-def'),
  },
  films: {},
  plans: {},
};
const words = (photos: string) => ({ [FILE]: `title: Shah Residence\nphotos:\n${photos}` });

test('a picture with a focus has a rule by its address; one without it has none', () => {
  const css = cropsCss(words('  01.jpg: { focus: [0.4, 0.25] }\n  02.jpg: {}\n'), manifest);
  expect(css).toBe('img[src^="/media/shah-01-abc-"] { object-position: 40% 25%; }\n');
});

test('a picture with another focus on phones has a rule for these alone, also without a focus elsewhere', () => {
  const css = cropsCss(
    words(
      '  01.jpg: { focus: [0.4, 0.25], phoneFocus: [1, 0] }\n  02.jpg: { phoneFocus: [0, 0.5] }\n',
    ),
    manifest,
  );
  expect(css.split('\n')).toEqual([
    'img[src^="/media/shah-01-abc-"] { object-position: 40% 25%; }',
    '@media screen and (max-width: 48em) { img[src^="/media/shah-01-abc-"] { object-position: 100% 0%; } }',
    '@media screen and (max-width: 48em) { img[src^="/media/shah-02-def-"] { object-position: 0% 50%; } }',
    '',
  ]);
});

test('nothing is said where nobody has chosen, or the picture is not made', () => {
  expect(cropsCss(words('  01.jpg: { title: Hall }\n'), manifest)).toBe('');
  expect(cropsCss(words('  09.jpg: { focus: [0, 1] }\n'), manifest)).toBe('');
});

test('a page has the rules of its own pictures from the first paint, and no others', () => {
  const rule = (n: number) => `img[src^="/media/shah-0${n}-"]{object-position:40% 25%}`;
  const page = `<html><head></head><body><img src="/media/shah-01-800.jpg"/><link rel="stylesheet" href="${LATE_STYLES}" fetchPriority="low"/></body></html>`;
  const [head = ''] = styleEarly(page, { css: rule(1) + rule(2), address: '/s.css' }).split(
    '<body>',
  );
  expect(head).toContain(rule(1));
  expect(head).not.toContain('shah-02');
});

test('a page has the rules for phones of its own pictures, after those for all screens, as the build minifies them', () => {
  const css = cropsCss(
    words('  01.jpg: { phoneFocus: [1, 0] }\n  02.jpg: { focus: [0, 1], phoneFocus: [0, 0.5] }\n'),
    manifest,
  );
  const code = Buffer.from(`@media (max-width: 48em) { p { color: red } } ${css}`);
  const minified = transform({ filename: 'crops.css', minify: true, code }).code.toString();
  const page = `<html><head></head><body><img src="/media/shah-02-def-800.jpg"/><link rel="stylesheet" href="${LATE_STYLES}" fetchPriority="low"/></body></html>`;
  const [head = ''] = styleEarly(page, { css: minified, address: '/s.css' }).split('<body>');
  expect(head).not.toContain('shah-01');
  expect(head).toMatch(
    /<style>img\[[^}]*object-position:0% 100%\}@media screen and[^{]*48em\)\{img\[[^}]*0% 50%\}\}<\/style>/,
  );
});
