/** The pages behind "More" in the header, and in small at the bottom of a phone's menu. */
import type { Content } from '#content-model/assemble.server.ts';
import { PAGES } from '#content-model/pages.ts';

/**
 * The studio's own list in `site.yaml`, then every page of the table marked `more` that neither it nor the bar has: a new page
 * of the site is reachable also where the content is older than the page.
 */
export function moreLinks({ site, pages }: Pick<Content, 'site' | 'pages'>) {
  const named = [...site.navbar, ...site.menuFoot].map(({ to }) => to);
  const others = PAGES.filter(({ path, more }) => more && !named.includes(path));
  return [
    ...site.menuFoot,
    ...others.map(({ path }) => ({ to: path, label: pages[path]?.crumb ?? path })),
  ];
}
