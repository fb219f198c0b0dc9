/**
 * The floor: what a page would be, written by hand without a script: its own markup and pictures, its own style
 * inline, its faces named at once. Derived from the built page, so that it always shows the same.
 */
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressFiles } from '#tools/postbuild/compress.ts';
import { criticalCss } from '#tools/postbuild/critical.ts';

const FETCHED_FACE = /@font-face\{[^}]*url\([^}]*\}/g;

/** One page of the floor. */
export function floorPage(html: string, css: string): string {
  const bare = html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<style>[\s\S]*?<\/style>/, '')
    .replace(/<link rel="stylesheet"[^>]*>/g, '');
  const style = (css.match(FETCHED_FACE) ?? []).join('') + criticalCss(css, bare);
  return bare.replace('</head>', () => `<style>${style}</style></head>`);
}

/** Writes a build folder whose pages are the floor's, beside the pictures and faces of the real one. */
export async function buildFloor(build: string, floor: string) {
  cpSync(build, floor, { recursive: true });
  const client = join(floor, 'client');
  const [sheet] = globSync(join(client, 'assets/*.css'));
  const css = readFileSync(sheet!, 'utf8');
  for (const file of globSync(join(client, '**/*.{br,gz}'))) rmSync(file);
  const pages = globSync(join(client, '**/index.html'));
  for (const page of pages) writeFileSync(page, floorPage(readFileSync(page, 'utf8'), css));
  await compressFiles(pages);
}
