import { SITE_ORIGIN } from '#app/site/site-origin.server.ts';

/** `/robots.txt`: everything but the API may be crawled. */
export const loader = () =>
  new Response(`User-agent: *\nDisallow: /api/\n\nSitemap: ${SITE_ORIGIN}/sitemap.xml\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
