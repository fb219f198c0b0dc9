import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { timesAsCustomProperties } from './app/styles/times.ts';

export default defineConfig({
  plugins: [timesAsCustomProperties(), reactRouter()],
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
  // One style sheet for the whole site: the finishing inlines it into each page.
  build: { assetsInlineLimit: 0, cssCodeSplit: false },
});
