import type { Config } from '@react-router/dev/config';
import { collectionPaths } from '#tools/content/collection-paths.ts';
import { projectPaths } from '#tools/content/project-paths.ts';

export default {
  buildDirectory: process.env.BUNDLE_DIR ?? 'build',
  ssr: false,
  /** For the development server. A build renders its pages itself, with a bundle that is made once (tools/pages). */
  prerender: async ({ getStaticPaths }) =>
    process.env.BUNDLE_DIR
      ? []
      : [...getStaticPaths(), ...projectPaths(), ...(await collectionPaths()), '/404'],
} satisfies Config;
