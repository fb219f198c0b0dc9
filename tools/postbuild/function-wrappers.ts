/** Vite plugin for the chunks that all pages share. */
import type { Plugin } from 'vite';

const WRAPPER = /(__commonJS\w*\()\((\((?:exports(?:, module)?)?\)) => \{/g;

/**
 * Lets the browser compile React on a background thread. The bundler wraps each CommonJS module in a function in
 * parentheses, a sign that it is called at once. V8 recognises the sign for `(function`, but not for an arrow function,
 * and would compile the 200 kB of React DOM on the main thread at the first call (measured in
 * docs/decisions/page-build.md#reacts-commonjs-wrappers-are-functions-not-arrows).
 */
export const wrappersAsFunctions = (): Plugin => ({
  name: 'read-wrappers-ahead',
  apply: 'build',
  renderChunk: (code) => code.replace(WRAPPER, '$1(function $2 {'),
});
