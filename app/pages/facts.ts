/** What the finishing takes out of the built site again: structured data for each page's head, and the server's facts. */
import { content } from '#app/content/content.server.ts';
import { jsonLdFor } from '#app/seo/json-ld.server.ts';
import { SITE_ORIGIN } from '#app/site/site-origin.server.ts';
import { studioFacts } from '#app/site/studio-facts.server.ts';

export function loader() {
  const studio = studioFacts(content.site, SITE_ORIGIN, process.env);
  const paths = Object.keys(content.pages);
  const jsonLd = Object.fromEntries(
    paths.map((path) => [path, jsonLdFor(path, content, SITE_ORIGIN)]),
  );
  return Response.json({ studio, jsonLd });
}
