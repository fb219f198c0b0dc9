/** Vite plugin for the components' style sheets. */
import type { Plugin } from 'vite';

const DEFAULT_IMPORT = /^import (\w+) from (?=['"][^'"]+\.module\.css['"])/gm;

/**
 * Imports class names individually instead of as an object, so that the bundler inserts each name where it is used and
 * removes unused ones.
 */
export const classNamesInPlace = (): Plugin => ({
  name: 'class-names-in-place',
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id: /\.tsx?$/, code: '.module.css' },
    handler: (code) => ({ code: code.replace(DEFAULT_IMPORT, 'import * as $1 from '), map: null }),
  },
});
