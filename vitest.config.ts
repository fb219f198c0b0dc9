import { defineConfig } from 'vitest/config';

/** Unit tests sit beside the code and run in Node; walks through a browser are Playwright's (`npm run e2e`). */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['{app,enquiry,server,pictures,content}/**/*.test.{ts,tsx}'],
    // Two cores, often busy: real SMTP servers, killed processes and disks need more than the default 5 s.
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
