/** The only door to `content/`: hands out typed content with its pictures. */
import texts from 'virtual:content';
import { readManifest } from '#pictures/manifest.ts';
import { assemble } from './assemble.server.ts';

/** The studio's content, read once per build. */
export const content = assemble(texts, readManifest());
