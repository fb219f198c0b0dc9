/** Builds the desk's screens into desk/build/client/desk, or wherever `DESK_BUILD` says. */
import { readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { deskFont } from '#contract/desk/fonts.ts';
import { FONTS } from '#contract/fonts.ts';

const server = `http://localhost:${process.env.PORT ?? 3000}`;

const BREAKPOINTS = join(import.meta.dirname, '..', 'app', 'styles', 'breakpoints.css');
// Style sheets stay loaded when another screen opens, and class names repeat, so each applies only to its own screen.
const FOLDER = /[/\\]desk[/\\]styles[/\\][\w-]+[/\\][\w-]+\.css$/;

/**
 * The rules of `desk/styles/<screen>/*.css` apply only inside the element with `data-screen="<screen>"`. These style sheets
 * and the `*.module.css` files can use the site's breakpoints without an import.
 */
const screenStyles = (): Plugin => ({
  name: 'screen-styles',
  enforce: 'pre',
  transform(rules, id) {
    const file = id.replace(/\?.*/s, '');
    const isOfScreen = FOLDER.test(file);
    if (!isOfScreen && !file.endsWith('.module.css')) return;
    const breakpoints = `@import '${relative(dirname(file), BREAKPOINTS).replaceAll('\\', '/')}';\n`;
    if (!isOfScreen) return breakpoints + rules;
    // :where() adds no specificity, so the order of rules stays that of the style sheets.
    return `${breakpoints}:where([data-screen~='${basename(dirname(file))}']) {\n${rules}\n}\n`;
  },
});

/** The fonts of all pairs, with names without a hash, because the server writes them into pages, too. */
const pairFonts = (): Plugin => ({
  name: 'pair-fonts',
  generateBundle() {
    for (const { file } of FONTS)
      this.emitFile({
        type: 'asset',
        fileName: deskFont(file).replace(BASE, ''),
        source: readFileSync(
          join(import.meta.dirname, '..', 'app', 'styles', 'fonts', `${file}.woff2`),
        ),
      });
  },
});

const BASE = '/desk/';
export default defineConfig({
  root: import.meta.dirname,
  base: BASE,
  plugins: [screenStyles(), pairFonts()],
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
  build: {
    outDir: process.env.DESK_BUILD ?? join(import.meta.dirname, 'build', 'client', 'desk'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2024',
  },
  server: {
    proxy: { '/desk/api': { target: server, changeOrigin: false }, '/favicon.svg': server },
  },
});
