import { access, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzipSync,
} from 'node:zlib';
import sharp from 'sharp';
import { beforeEach, expect, test, vi } from 'vitest';
import { LATE_STYLES } from '#app/shell/late-styles/address.ts';
import { readBrand } from '#tools/brand/brand.ts';
import { renewIcons } from '#tools/brand/icons.ts';
import { finish } from './postbuild.ts';

const PAGE =
  '<html><head><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/assets/s.css"/></head>' +
  `<body><b>bold</b><link rel="stylesheet" href="${LATE_STYLES}" fetchPriority="low"/><i>italic</i>` +
  '<script>window.__reactRouterContext = {};</script>' +
  '<script type="module" async="">import "/assets/a.js"</script>' +
  '<!--$?--><template id="B:0"></template><!--/$--><div hidden id="S:0">' +
  '<script>window.__reactRouterContext.streamController.enqueue("words");</script></div></body></html>';
const CSS = 'b{color:red}i{color:green}';
const SPARE = `${'plain '.repeat(50)}`;
let client: string;

const write = (files: Readonly<Record<string, string>>) =>
  Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(client, name), text)));
const isThere = (name: string) =>
  access(join(client, name)).then(
    () => true,
    () => false,
  );

beforeEach(async () => {
  client = join(await mkdtemp(join(tmpdir(), 'finish-')), 'client');
  await mkdir(join(client, 'faq'), { recursive: true });
  await mkdir(join(client, 'assets'));
  await write({
    'index.html': PAGE,
    'faq/index.html': PAGE,
    'assets/s.css': CSS,
    'assets/server-copy.css': CSS,
    'assets/other-pages.css': CSS,
    'assets/manifest-1.js': '{"css":["/assets/s.css"],"js":[]}',
    'assets/a.js': `${SPARE}"/assets/other-pages.css"`,
    'robots.txt': SPARE,
    'robots.txt.data': SPARE,
    '_.data': SPARE,
    'facts.json': JSON.stringify({ studio: { name: 'S' }, jsonLd: { '/': 1, '/faq': { q: 2 } } }),
  });
});

test('each page gets its own structured data and the style of its first screen', async () => {
  await finish(client);
  const faq = await readFile(join(client, 'faq/index.html'), 'utf8');
  expect(faq).toContain('<script type="application/ld+json">{"q":2}</script>');
  expect(faq).toContain('<style>b{color:red}</style>');
  expect(faq).toContain('</b><link rel="stylesheet" href="/assets/s.css" fetchPriority="low"><i>');
  expect(await readFile(join(client, 'assets/manifest-1.js'), 'utf8')).toBe('{"css":[],"js":[]}');
});

test('pages that are finished already, the home page too, stay as they are', async () => {
  const raw = ['assets/s.css', 'assets/manifest-1.js', 'facts.json'];
  const bundle = await Promise.all(raw.map((name) => readFile(join(client, name), 'utf8')));
  await finish(client);
  const pages = ['index.html', 'faq/index.html'].map((name) => join(client, name));
  const finished = await Promise.all(pages.map((page) => readFile(page, 'utf8')));
  await write(Object.fromEntries(raw.map((name, at) => [name, bundle[at]!])));
  await finish(client, false, new Set(pages));
  expect(await Promise.all(pages.map((page) => readFile(page, 'utf8')))).toEqual(finished);
  expect(await readFile(join(client, 'assets/manifest-1.js'), 'utf8')).toBe('{"css":[],"js":[]}');
  expect(await isThere('assets/s.css')).toBe(true);
});

test('the page’s modules and its data wait in files of their own', async () => {
  await finish(client);
  const html = await readFile(join(client, 'index.html'), 'utf8');
  expect(html).not.toContain('words');
  const [address] = /\/assets\/start-[0-9a-f]{8}\.js/.exec(html)!;
  const start = await readFile(join(client, address), 'utf8');
  const [, data] = /^import "(\/assets\/data-[0-9a-f]{8}\.js)";\nimport "\/assets\/a.js"$/.exec(
    start,
  )!;
  expect(html).toContain(data);
  expect(await readFile(join(client, data!), 'utf8')).toBe(
    'window.__reactRouterContext = {};\nwindow.__reactRouterContext.streamController.enqueue("words");',
  );
});

test('the server’s facts lie beside the site, not in it', async () => {
  await finish(client);
  expect(JSON.parse(await readFile(join(client, '../studio.json'), 'utf8'))).toEqual({ name: 'S' });
  expect(await isThere('facts.json')).toBe(false);
});

test('what nobody asks for goes, what client navigation needs stays', async () => {
  await finish(client);
  for (const name of ['robots.txt.data', 'assets/server-copy.css'])
    expect(await isThere(name), name).toBe(false);
  // Named by a script: the sheet of pages that this content does not have.
  for (const name of ['robots.txt', '_.data', 'assets/s.css', 'assets/other-pages.css'])
    expect(await isThere(name), name).toBe(true);
});

test('text files get their small forms beside them', async () => {
  await finish(client);
  const small = await readFile(join(client, 'robots.txt.br'));
  expect(brotliDecompressSync(small).toString()).toBe(SPARE);
  expect(await isThere('_.data.gz')).toBe(true);
});

test('what the build before has of the same words is taken over, where it reads', async () => {
  const before = join(dirname(client), 'before');
  await mkdir(before);
  const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
  await writeFile(join(before, 'robots.txt.br'), brotliCompressSync(SPARE, quick));
  await writeFile(join(before, 'robots.txt.gz'), gzipSync(SPARE));
  await writeFile(join(before, 'robots.txt'), SPARE);
  await writeFile(join(before, '_.data.br'), brotliCompressSync(SPARE, quick));
  await writeFile(join(before, '_.data.gz'), 'cut off');
  await writeFile(join(before, '_.data'), SPARE);
  vi.stubEnv('PUBLIC_PREVIOUS', before);
  await finish(client);
  vi.unstubAllEnvs();
  const small = (name: string) => readFile(join(client, name));
  expect(await small('robots.txt.br')).toEqual(await readFile(join(before, 'robots.txt.br')));
  expect(gunzipSync(await small('_.data.gz')).toString()).toBe(SPARE);
  expect(await small('_.data.br')).not.toEqual(await readFile(join(before, '_.data.br')));
});

test('a page that does not say where its first screen ends stops the build', async () => {
  await write({ 'faq/index.html': PAGE.replace(LATE_STYLES, '/other.css') });
  await expect(finish(client)).rejects.toThrow('<LateStyles /> 0 times');
});

test('more than one linked style sheet stops the build and says what to set', async () => {
  await write({
    'index.html': PAGE.replace('</head>', '<link rel="stylesheet" href="/b.css"/></head>'),
  });
  await expect(finish(client)).rejects.toThrow('cssCodeSplit');
});

test('a page that links a sheet of its own has the first screen’s part of it inline, and the sheet below', async () => {
  const page = PAGE.replace(
    `<link rel="stylesheet" href="${LATE_STYLES}" fetchPriority="low"/>`,
    (link) => `${link}<link rel="stylesheet" href="/assets/own.css" fetchPriority="low"/>`,
  );
  await write({ 'faq/index.html': page, 'assets/own.css': 'b{margin:0}i{margin:1px}' });
  await finish(client);
  const faq = await readFile(join(client, 'faq/index.html'), 'utf8');
  expect(faq).toContain('<style>b{color:red;margin:0}</style>');
  expect(faq).toContain(
    '</b><link rel="stylesheet" href="/assets/s.css" fetchPriority="low"><link rel="stylesheet" href="/assets/own.css" fetchPriority="low"><i>',
  );
  expect(await isThere('assets/own.css')).toBe(true);
  expect(await readFile(join(client, 'index.html'), 'utf8')).not.toContain('own.css');
});

test('icons of another mark than the brand’s are drawn again, and stay where they are its own', async () => {
  const old = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>';
  await write({ 'favicon.svg': old, 'icon-192.png': 'old' });
  await finish(client);
  const favicon = await readFile(join(client, 'favicon.svg'), 'utf8');
  const { letter, day } = await readBrand();
  expect(favicon).toContain(`d="${letter}"`);
  expect(favicon).toContain(day.accent);
  for (const [name, size] of Object.entries({ 'icon-192.png': 192, 'apple-touch-icon.png': 180 }))
    expect(await sharp(join(client, name)).metadata()).toMatchObject({ width: size, height: size });
  expect(brotliDecompressSync(await readFile(join(client, 'favicon.svg.br'))).toString()).toBe(
    favicon,
  );

  await write({ 'icon-192.png': 'its own' });
  await renewIcons(client);
  expect(await readFile(join(client, 'icon-192.png'), 'utf8')).toBe('its own');
});
