/** The addresses of the site (specification, section 2), and the files that go with them. */
import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('pages/home.tsx'),
  route('about', 'pages/about.tsx'),
  route('projects', 'pages/projects.tsx'),
  route('projects/:slug', 'pages/project.tsx'),
  route('contact', 'pages/contact.tsx'),
  route('services', 'pages/services.tsx'),
  route('whychooseus', 'pages/why-choose-us.tsx'),
  route('faq', 'pages/faq.tsx'),
  route('features', 'pages/features.tsx'),
  route('privacy', 'pages/privacy.tsx'),
  route('projects/commercial.json', 'pages/project-details.ts', { id: 'details-commercial' }),
  route('projects/residential.json', 'pages/project-details.ts', { id: 'details-residential' }),
  route('sitemap.xml', 'pages/sitemap.ts'),
  route('robots.txt', 'pages/robots.ts'),
  route('llms.txt', 'pages/llms.ts'),
  route('site.webmanifest', 'pages/manifest.ts'),
  route('facts.json', 'pages/facts.ts'),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig;
