/** Vite's configuration for the site: the development server and the bundle. `vite.config.ts` exports it. */
import { readFileSync } from 'node:fs';
import { reactRouter } from '@react-router/dev/vite';
import { Features } from 'lightningcss';
import { defineConfig } from 'vite';
import { SITE_ORIGIN } from '#app/site/site-origin.server.ts';
import { studioFacts } from '#app/site/studio-facts.server.ts';
import { FIXED_TOKENS, inlineTokens } from '#app/styles/fixed.ts';
import { timesAsCustomProperties } from '#app/styles/times.ts';
import { readYaml } from '#content-model/read.server.ts';
import { FILES } from '#content-model/schema.server.ts';
import { contentFile, publicDir } from '#pictures/content-dir.ts';
import { enquiryApi } from '#server/vite-plugin.ts';
import { brandFromContent } from '#tools/brand/brand-plugin.ts';
import { contentPaths } from '#tools/content/content-paths.ts';
import { textsFromContent } from '#tools/content/content-plugin.ts';
import { cropsFromContent } from '#tools/content/crops-plugin.ts';
import { untilPrepared } from '#tools/dev/prepare.ts';
import { restartsWithItsPrograms } from '#tools/dev/restart.ts';
import { oneWatcher, WATCHED } from '#tools/dev/watched.ts';
import { CHUNKS } from '#tools/postbuild/chunks.ts';
import { classNamesInPlace } from '#tools/postbuild/class-names.ts';
import { wrappersAsFunctions } from '#tools/postbuild/function-wrappers.ts';
import { mailClientInUse } from '#tools/postbuild/mail-client.ts';
import { oneRenderingPerAddress } from '#tools/postbuild/one-rendering.ts';
import { plainImports } from '#tools/postbuild/plain-import.ts';
import { withoutUnusedReactFeatures } from '#tools/postbuild/react-functions.ts';
import { withoutUnusedRouterFunctions } from '#tools/postbuild/router-functions.ts';
import { withoutUnusedRouterParts } from '#tools/postbuild/router-parts.ts';

await untilPrepared();
const read = (name: 'site' | 'pages' | 'brand') =>
  readFileSync(contentFile(`content/${name}.yaml`), 'utf8');
const site = readYaml('content/site.yaml', read('site'), FILES.site);
const pages = readYaml('content/pages.yaml', read('pages'), FILES.pages);
const brand = readYaml('content/brand.yaml', read('brand'), FILES.brand);

globalThis.contentPaths = contentPaths;

export const viteConfig = defineConfig(({ isPreview }) => ({
  publicDir: publicDir(),
  // Prerendering starts a preview server, which would watch the whole project.
  server: { port: Number(process.env.PORT ?? 3000), watch: isPreview ? null : WATCHED },
  plugins: [
    timesAsCustomProperties(),
    brandFromContent(),
    textsFromContent(),
    cropsFromContent(),
    enquiryApi(
      studioFacts({ site, brand }, SITE_ORIGIN, process.env),
      async () => new Set([...Object.keys(pages), ...(await contentPaths())]),
    ),
    oneWatcher(),
    restartsWithItsPrograms(),
    reactRouter(),
    wrappersAsFunctions(),
    plainImports(),
    mailClientInUse(),
    classNamesInPlace(),
    oneRenderingPerAddress(),
    withoutUnusedRouterParts(),
    withoutUnusedRouterFunctions(),
    withoutUnusedReactFeatures(),
  ],
  css: {
    transformer: 'lightningcss',
    // Keyframes have the same name everywhere (styles/base.css).
    lightningcss: {
      drafts: { customMedia: true },
      cssModules: { animation: false },
      visitor: inlineTokens(FIXED_TOKENS),
      // Its variables for `light-dark()`, which no style sheet uses, would be in every `color-scheme`.
      exclude: Features.LightDark,
    },
  },
  // One style sheet for the whole site; the post-build step inlines parts of it into each page.
  build: { assetsInlineLimit: 0, cssCodeSplit: false, copyPublicDir: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: CHUNKS } },
        },
      },
    },
  },
}));
