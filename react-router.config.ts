import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { collectionPaths } from '#tools/content/collection-paths.ts';
import { projectPaths } from '#tools/content/project-paths.ts';
import { finish } from '#tools/postbuild/postbuild.ts';

export default {
  /** The export builds beside what is being served. */
  buildDirectory: process.env.BUILD_DIR ?? 'build',
  ssr: false,
  prerender: async ({ getStaticPaths }) => [
    ...getStaticPaths(),
    ...projectPaths(),
    ...(await collectionPaths()),
    '/404',
  ],
  buildEnd: ({ reactRouterConfig }) => finish(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config;
