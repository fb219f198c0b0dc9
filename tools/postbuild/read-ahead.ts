/** A build step on the scripts that all pages share. */
import type { Plugin } from 'vite';

const WRAPPER = /(__commonJS\w*\()\((\((?:exports(?:, module)?)?\)) => \{/g;

/**
 * Lets the browser read React on a background thread. The bundler wraps each CommonJS module in a function in
 * parentheses, a sign that it is called at once; V8 heeds the sign at `(function`, not at an arrow, and compiles the
 * 200 kB of React DOM on the main thread when they are first called (measured in docs/decisions/page-build.md#reacts-commonjs-wrappers-are-functions-not-arrows).
 */
export const readWrappersAhead = (): Plugin => ({
  name: 'read-wrappers-ahead',
  apply: 'build',
  renderChunk: (code) => code.replace(WRAPPER, '$1(function $2 {'),
});
