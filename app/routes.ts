/** The addresses of the site (docs/specification/screens.md), and the files that answer them. */
import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { contentDir } from '#pictures/content-dir.ts';

/** One file of details for each kind of project that has its folder. */
const details = globSync('projects/*/category.yaml', { cwd: contentDir() })
  .map((file) => basename(dirname(file)))
  .sort()
  .map((key) =>
    route(`projects/${key}.json`, 'pages/project-details.ts', { id: `details-${key}` }),
  );

export default [
  index('pages/home.tsx'),
  route('about', 'pages/about.tsx'),
  route('projects', 'pages/projects.tsx'),
  route('projects/:slug', 'pages/project.tsx'),
  route('materials/:material?/:page?', 'pages/materials.tsx'),
  route('rooms/:kind?/:material?/:page?', 'pages/rooms.tsx'),
  route('contact', 'pages/contact.tsx'),
  route('services', 'pages/services.tsx'),
  route('whychooseus', 'pages/why-choose-us.tsx'),
  route('faq', 'pages/faq.tsx'),
  route('features', 'pages/features.tsx'),
  route('privacy', 'pages/privacy.tsx'),
  ...details,
  route('sitemap.xml', 'pages/sitemap.ts'),
  route('robots.txt', 'pages/robots.ts'),
  route('llms.txt', 'pages/llms.ts'),
  route('site.webmanifest', 'pages/manifest.ts'),
  route('facts.json', 'pages/facts.ts'),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig;
