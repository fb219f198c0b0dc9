/** Finishes a built site; see README.md in this folder. */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import type { DrawnCard } from '#app/seo/drawn-card.server.ts';
import { renewIcons } from '#tools/brand/icons.ts';
import { drawMissingCards } from '#tools/brand/missing-cards.ts';
import { renewNameFont } from '#tools/brand/name-font.ts';
import { saveCache } from './cache.ts';
import { compressFiles } from './compress.ts';
import { deferModules, moduleStart } from './modules.ts';
import { addJsonLd, minifyScripts, withoutVoidSlashes } from './page.ts';
import { starterFor } from './starter.ts';
import {
  lateSheets,
  ownSheet,
  type Sheet,
  styleEarly,
  styleSheets,
  withoutLocalFaces,
} from './styles.ts';

const FACTS = 'facts.json';
/** React Router also writes client-navigation data for files such as the sitemap, which nothing requests. */
const UNUSED = /\.(xml|json|txt|webmanifest)\.data$|\.(br|gz)$/;
const PAGE = /\/index\.html$/;
const STYLES = /\/assets\/[^"/]+\.css/g;

interface Facts {
  readonly studio: unknown;
  /** Structured data by path; '/404' is the page for unknown addresses. */
  readonly jsonLd: Readonly<Record<string, unknown>>;
  /** Share cards to draw. */
  readonly cards?: readonly DrawnCard[];
}

/** Files in a folder whose path matches. Not `glob`, which calls `stat` for each of a thousand pictures. */
const find = async (folder: string, address: RegExp) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => address.test(file.slice(folder.length).replaceAll(sep, '/')));

/**
 * Finishes the site, and returns its share cards.
 * @param client folder of the built pages. `studio.json` is written beside it at the end, as the sign of a complete
 * build
 * @param isProvisional true: draws no card and compresses nothing; the server compresses files when it loads them
 * @param taken files of pages that are already finished (tools/pages/unchanged.ts)
 */
export async function finish(
  client: string,
  isProvisional = false,
  taken: ReadonlySet<string> = new Set(),
): Promise<readonly DrawnCard[]> {
  await renewIcons(client);
  await renewNameFont(client);
  const facts = JSON.parse(await readFile(join(client, FACTS), 'utf8')) as Facts;
  await rm(join(client, FACTS));
  for (const file of await find(client, UNUSED)) if (!taken.has(file)) await rm(file);
  const sheet = await takeStyles(client, taken);
  const linked = new Set([sheet.address]);
  for (const file of await find(client, PAGE)) {
    const path = file.slice(client.length).replace(/\/?index\.html$/, '') || '/';
    const rendered = await readFile(file, 'utf8');
    if (taken.has(file)) {
      for (const [address] of rendered.matchAll(STYLES)) linked.add(address);
      continue;
    }
    const html = await startLate(rendered, client);
    const own = ownSheet(html);
    if (own) linked.add(own);
    const ownCss = own && (await readFile(join(client, own), 'utf8'));
    const styled = minifyScripts(styleEarly(html, sheet, ownCss));
    await writeFile(file, withoutVoidSlashes(addJsonLd(styled, facts.jsonLd[path])));
  }
  // React Router also moves the prerenderer's copy here, to which nothing links. Scripts may name the style sheet of
  // pages that this
  // content does not have.
  const scripts = await find(client, /^\/assets\/[^/]*\.js$/);
  const named = (await Promise.all(scripts.map((file) => readFile(file, 'utf8')))).join('\n');
  for (const file of await find(client, /^\/assets\/[^/]*\.css$/)) {
    const address = file.slice(client.length).replaceAll(sep, '/');
    if (!linked.has(address) && !named.includes(address)) await rm(file);
  }
  saveCache(dirname(client), taken.size > 0);
  const { cards = [] } = facts;
  if (!isProvisional) {
    await drawMissingCards(cards, client);
    const files = await find(client, /\.[^/]*$/);
    await compressFiles(
      client,
      files.filter((file) => !taken.has(`${file}.br`)),
    );
  }
  await writeFile(join(dirname(client), 'studio.json'), JSON.stringify(facts.studio, null, 2));
  return cards;
}

/** Removes the site's style sheet from the route manifest, which would load it a second time. */
async function takeStyles(client: string, taken: ReadonlySet<string>): Promise<Sheet> {
  const home = join(client, 'index.html');
  const html = await readFile(home, 'utf8');
  const linked = taken.has(home) ? lateSheets(html) : styleSheets(html);
  const [address] = linked;
  if (!address || linked.length > 1)
    throw new Error(
      `The home page links ${linked.length} style sheets instead of one. Set build.cssCodeSplit to false in tools/vite-config.ts.`,
    );
  const sheet = join(client, address);
  for (const file of await find(client, /^\/assets\/manifest-[^/]*\.js$/)) {
    const manifest = await readFile(file, 'utf8');
    await writeFile(file, manifest.replace(/"css":\[[^\]]*\]/g, '"css":[]'));
  }
  const css = (await readFile(sheet, 'utf8')).trim();
  await writeFile(sheet, withoutLocalFaces(css));
  return { address, css };
}

/** Moves a page's module script and data into separate files, which the starter loads after the page. */
async function startLate(html: string, client: string): Promise<string> {
  const start = moduleStart(html);
  if (!start) return html;
  const data = await writeAsset(client, 'data', start.data);
  const module = await writeAsset(client, 'start', `import "${data}";\n${start.code}`);
  return deferModules(html, starterFor({ module, preloads: [data, ...start.preloads] }));
}

/** Writes a script to a name with a hash of its text. */
async function writeAsset(client: string, name: string, text: string): Promise<string> {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const address = `/assets/${name}-${hash}.js`;
  await mkdir(join(client, 'assets'), { recursive: true });
  await writeFile(join(client, address), text);
  return address;
}
