import type { Config } from '@react-router/dev/config';

export default {
  buildDirectory: process.env.BUNDLE_DIR ?? 'build',
  ssr: false,
  /**
   * For the development server. A build renders its pages itself, with a bundle that is made once (tools/pages). This file
   * imports nothing that reads the content: React Router loads it twice, through Vite, which took a second.
   */
  prerender: async ({ getStaticPaths }) =>
    process.env.BUNDLE_DIR
      ? []
      : [...getStaticPaths(), ...((await globalThis.contentPaths?.()) ?? []), '/404'],
} satisfies Config;
