/** The pages behind "More" in the header, and in the small links at the bottom of a phone's menu. */
import type { Content } from '#content-model/assemble.server.ts';
import { PAGES } from '#content-model/pages.ts';

/**
 * The studio's own list in `site.yaml`, followed by every page of the table marked `more` that neither the list nor the
 * bar has. So a new page of the site can be reached even if the content is older than the page.
 */
export function moreLinks({ site, pages }: Pick<Content, 'site' | 'pages'>) {
  const named = [...site.navbar, ...site.menuFoot].map(({ to }) => to);
  const others = PAGES.filter(({ path, more }) => more && !named.includes(path));
  return [
    ...site.menuFoot,
    ...others.map(({ path }) => ({ to: path, label: pages[path]?.crumb ?? path })),
  ];
}
