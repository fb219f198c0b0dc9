/**
 * The baseline: each page without script, with its markup and pictures, its complete style inline, and its fonts
 * declared at once. It is derived from the built page, so that both always show the same
 * (docs/decisions/measuring.md#time-goals-are-compared-with-a-baseline).
 */
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressFiles } from '#tools/postbuild/compress.ts';
import { criticalCss } from '#tools/postbuild/critical.ts';

const FETCHED_FACE = /@font-face\{[^}]*url\([^}]*\}/g;

/** One page of the baseline. */
function baselinePage(html: string, css: string): string {
  const bare = html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<style>[\s\S]*?<\/style>/, '')
    .replace(/<link rel="stylesheet"[^>]*>/g, '');
  const style = (css.match(FETCHED_FACE) ?? []).join('') + criticalCss(css, bare);
  return bare.replace('</head>', () => `<style>${style}</style></head>`);
}

/** The style sheets that a page links, concatenated. */
const styleOf = (client: string, html: string) =>
  [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)]
    .map(([, address]) => readFileSync(join(client, address!), 'utf8'))
    .join('');

/** Writes a build folder with the baseline's pages, and the pictures and fonts of the real build. */
export async function buildBaseline(build: string, baseline: string) {
  cpSync(build, baseline, { recursive: true });
  const client = join(baseline, 'client');
  for (const file of globSync(join(client, '**/*.{br,gz}'))) rmSync(file);
  const pages = globSync(join(client, '**/index.html'));
  for (const page of pages) {
    const html = readFileSync(page, 'utf8');
    writeFileSync(page, baselinePage(html, styleOf(client, html)));
  }
  await compressFiles(client, pages);
}
