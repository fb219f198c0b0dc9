import { readFileSync } from 'node:fs';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { enquiryApi } from '#server/vite-plugin.ts';
import { readYaml } from './app/content-read.server.ts';
import { FILES } from './app/content-schema.server.ts';
import { plainImports } from './app/finish/plain-import.ts';
import { readWrappersAhead } from './app/finish/read-ahead.ts';
import { SITE_ORIGIN } from './app/site-origin.server.ts';
import { studioFacts } from './app/studio-facts.server.ts';
import { timesAsCustomProperties } from './app/styles/times.ts';

const read = (name: 'site' | 'pages') => readFileSync(`content/${name}.yaml`, 'utf8');
const site = readYaml('content/site.yaml', read('site'), FILES.site);
const pages = readYaml('content/pages.yaml', read('pages'), FILES.pages);

// Three chunks that every page shares instead of thirty: each would cost a request, and compress worse alone.
// What only one or two pages need (the portfolio, the five hours, the founders) stays with them.
const groups = [
  { name: 'framework', test: /node_modules.(?!@emailjs)|rolldown.runtime/, priority: 2 },
  {
    name: 'house',
    test: /.(app.(root|components(?!.enquiry-form.help)|hooks|shell|constants|pages.(use-|page-closing)|sections.closing)|enquiry.(answer|forms|wire)|pictures|@emailjs)/,
    minShareCount: 1,
  },
  {
    name: 'sections',
    test: /.app.(pages.home-sections|sections.(?!closing|portfolio|story|found|privacy|daylight))/,
    minShareCount: 1,
  },
];

export default defineConfig({
  plugins: [
    timesAsCustomProperties(),
    enquiryApi(studioFacts(site, SITE_ORIGIN, process.env), new Set(Object.keys(pages))),
    reactRouter(),
    readWrappersAhead(),
    plainImports(),
  ],
  css: {
    transformer: 'lightningcss',
    // Movements have one name everywhere (styles/base.css).
    lightningcss: { drafts: { customMedia: true }, cssModules: { animation: false } },
  },
  // One style sheet for the whole site: the finishing inlines it into each page.
  build: { assetsInlineLimit: 0, cssCodeSplit: false },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
});
