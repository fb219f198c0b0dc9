/** The routes of the site (docs/specification/screens.md) and their modules. */
import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { kindKeys } from '#content-model/kind-keys.server.ts';
import { PAGES } from '#content-model/pages.ts';
import { contentDir } from '#pictures/content-dir.ts';

const pages = PAGES.map(({ path, component }) => {
  const file = `pages/${component}.tsx`;
  if (path === '/') return index(file);
  return route(path === '/404' ? '*' : path.slice(1), file);
});

/** One data file with details for each kind of project that has a folder. */
const details = kindKeys(contentDir()).map((key) =>
  route(`projects/${key}.json`, 'pages/project-details.ts', { id: `details-${key}` }),
);

export default [
  ...pages,
  route('projects/:slug', 'pages/project.tsx'),
  route('projects/:group/:choice', 'pages/projects-filtered.tsx'),
  route('materials/:material?/:page?', 'pages/materials.tsx'),
  route('rooms/:kind?/:material?/:page?', 'pages/rooms.tsx'),
  ...details,
  route('sitemap.xml', 'pages/sitemap.ts'),
  route('robots.txt', 'pages/robots.ts'),
  route('llms.txt', 'pages/llms.ts'),
  route('site.webmanifest', 'pages/manifest.ts'),
  route('facts.json', 'pages/facts.ts'),
] satisfies RouteConfig;
