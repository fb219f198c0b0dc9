/** Typed content with its pictures. Only this module imports `content/`. */
import texts from 'virtual:content';
import { assemble } from '#content-model/assemble.server.ts';
import { readManifest } from '#pictures/manifest.ts';

/** The studio's content, read once per build. */
export const content = assemble(texts, readManifest());
