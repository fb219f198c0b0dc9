/**
 * Data for `tools/pages/` and `tools/postbuild/`, which removes this file from the build: paths of pages that are
 * generated from the content, each page's structured data, and the server's facts.
 */

import { content } from '#app/content.server.ts';
import { cardOf } from '#app/seo/collection-card.server.ts';
import type { DrawnCard } from '#app/seo/drawn-card.server.ts';
import { jsonLdFor } from '#app/seo/json-ld.server.ts';
import { jsonLdForCollection } from '#app/seo/json-ld-collection.server.ts';
import { jsonLdForProject } from '#app/seo/json-ld-project.server.ts';
import { pageCard } from '#app/seo/page-card.server.ts';
import { projectCard } from '#app/seo/project-card.server.ts';
import { SITE_ORIGIN } from '#app/site/site-origin.server.ts';
import { studioFacts } from '#app/site/studio-facts.server.ts';
import { collectionPages, MATERIALS } from '#content-model/collection-paths.server.ts';
import { projectPath } from '#content-model/pages.ts';
import { filterPages } from '#content-model/project-filters.server.ts';

/** Several pages may share a card. */
const onceEach = (cards: readonly (DrawnCard | undefined)[]) => [
  ...new Map(cards.flatMap((card) => (card ? [[card.address, card] as const] : []))).values(),
];

export function loader() {
  const studio = studioFacts(content, SITE_ORIGIN, process.env);
  const ofPages = Object.keys(content.pages).map((path) => [
    path,
    jsonLdFor(path, content, SITE_ORIGIN),
  ]);
  const projects = content.categories.flatMap((category) => category.projects);
  const ofProjects = projects.map((project) => [
    projectPath(project.slug),
    jsonLdForProject(project, content, SITE_ORIGIN),
  ]);
  const collections = collectionPages(content.collections);
  const ofCollections = collections.map(({ path, selection }) => [
    path,
    jsonLdForCollection(selection, content, SITE_ORIGIN, path === MATERIALS),
  ]);
  const filters = filterPages(content.categories, content.projects.filters, content.costs).map(
    ({ path }) => path,
  );
  const all = jsonLdFor('/projects', content, SITE_ORIGIN);
  return Response.json({
    paths: [
      ...projects.map(({ slug }) => projectPath(slug)),
      ...collections.map(({ path }) => path),
      ...filters,
    ],
    studio: { ...studio, addresses: content.addresses, costs: content.costs },
    jsonLd: Object.fromEntries([
      ...ofPages,
      ...ofProjects,
      ...ofCollections,
      ...filters.map((path) => [path, all]),
    ]),
    cards: onceEach([
      ...Object.keys(content.pages).map((path) => pageCard(path, content)),
      ...projects.map((project) => projectCard(project, content)),
      ...collections.map(({ path, selection }) => cardOf(selection, content, path === MATERIALS)),
    ]),
  });
}
