/** The only door to `content/`: finds the files and hands out typed content with its pictures. */
import { readManifest } from '#pictures/manifest.ts';
import { assemble } from './assemble.server.ts';

const texts = import.meta.glob<string>(
  ['../../content/**/*.yaml', '../../content/projects/*/*/views.json'],
  { query: '?raw', import: 'default', eager: true },
);
const sources = Object.fromEntries(
  Object.entries(texts).map(([file, source]) => [file.replace('../../', ''), source]),
);

/** The studio's content, read once per build. */
export const content = assemble(sources, readManifest());
