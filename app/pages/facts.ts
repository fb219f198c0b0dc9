/** Data for `tools/postbuild/`, which removes this file from the build: each page's structured data and the server's facts. */
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
