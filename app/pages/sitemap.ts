import { content } from '#app/content/content.server.ts';
import { SITE_ORIGIN } from '#app/site/site-origin.server.ts';

/** `/sitemap.xml`: every page that search engines may index. */
export function loader() {
  const urls = Object.keys(content.pages)
    .filter((path) => path !== '/404')
    .map((path) => `  <url><loc>${SITE_ORIGIN}${path}</loc></url>`);
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
  return new Response(xml, { headers: { 'Content-Type': 'application/xml' } });
}
