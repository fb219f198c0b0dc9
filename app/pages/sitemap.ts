import { jpegAddress } from '#app/components/photo.tsx';
import { content } from '#app/content.server.ts';
import { SITE_ORIGIN } from '#app/site/site-origin.server.ts';
import { foundPages } from '#content-model/collection-paths.server.ts';
import { html } from '#content-model/costs/html.ts';
import { projectPath } from '#content-model/pages.ts';
import type { Project } from '#content-model/types.ts';

const entry = (path: string, more = '') => `  <url><loc>${SITE_ORIGIN}${path}</loc>${more}</url>`;

/** A project's pictures with their titles and captions (Google's image sitemaps). */
const imagesOf = ({ photos }: Project) =>
  photos
    .flatMap(({ encoded, title, alt }) =>
      encoded
        ? [
            html`\n    <image:image><image:loc>${SITE_ORIGIN}${jpegAddress(encoded)}</image:loc><image:title>${title}</image:title><image:caption>${alt}</image:caption></image:image>`
              .text,
          ]
        : [],
    )
    .join('');

/** `/sitemap.xml`: every page that search engines may index, and the pictures of the projects. */
export function loader() {
  const pages = Object.keys(content.pages)
    .filter((path) => path !== '/404')
    .map((path) => entry(path));
  const projects = content.categories
    .flatMap((category) => category.projects)
    .map((project) => entry(projectPath(project.slug), imagesOf(project)));
  const collections = foundPages(content.collections).map(({ path }) => entry(path));
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${[...pages, ...projects, ...collections].join('\n')}
</urlset>
`;
  return new Response(xml, { headers: { 'Content-Type': 'application/xml' } });
}
