import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { timesAsCustomProperties } from './app/styles/times.ts';

export default defineConfig({
  plugins: [timesAsCustomProperties(), reactRouter()],
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
  build: { assetsInlineLimit: 0 },
});
