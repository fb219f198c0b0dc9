/** Builds the desk's screens into desk/build/client/desk, or wherever `DESK_BUILD` says. */
import { join } from 'node:path';
import { defineConfig } from 'vite';

const server = `http://localhost:${process.env.PORT ?? 3000}`;

export default defineConfig({
  root: import.meta.dirname,
  base: '/desk/',
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
