const port = process.env.PORT ?? '3000';

/** Absolute address of the site for canonical links, sitemap and social tags, without a trailing slash (build time). */
export const SITE_ORIGIN = (process.env.SITE_ORIGIN ?? `http://localhost:${port}`).replace(
  /\/$/,
  '',
);
