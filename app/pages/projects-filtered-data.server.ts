/** Data of the filters of /projects and of the filtered pages. */

import type { Choice, Filter } from '#app/components/choices.tsx';
import type { RoomsPageData, Shot } from '#app/sections/materials/types.ts';
import type { Content } from '#content-model/assemble.server.ts';
import { coverOf } from '#content-model/cover.server.ts';
import { projectPath } from '#content-model/pages.ts';
import { FILTER_GROUPS, filterPages } from '#content-model/project-filters.server.ts';
import type { Project } from '#content-model/types.ts';
import { fill } from '#contract/fill.ts';
import { kindOfPlace } from '#contract/kind-of-place.ts';

const ALL = '/projects';

/** A line of links for each filter; the first links to all projects. @param path of the current page */
export function projectFilters({ categories, projects, costs }: Content, path: string): Filter[] {
  const pages = filterPages(categories, projects.filters, costs);
  if (pages.length === 0) return [];
  const all: Choice = {
    to: ALL,
    label: projects.filters.all,
    count: categories.flatMap((category) => category.projects).length,
    isCurrent: path === ALL,
  };
  const groups = FILTER_GROUPS.flatMap((group) => {
    const choices = pages
      .filter((page) => page.group === group)
      .map(
        (page): Choice => ({
          to: page.path,
          label: page.name,
          count: page.projects.length,
          isCurrent: page.path === path,
        }),
      );
    return choices.length > 0 ? [{ label: projects.filters[group], choices }] : [];
  });
  return [{ label: projects.filters.label, choices: [all] }, ...groups];
}

/** "3BHK · Baner · about ₹ 16–20 lakh", without the parts that are unknown. */
const noteOf = ({ facts, cost }: Project) =>
  [kindOfPlace(facts), facts?.locality, cost?.short].filter(Boolean).join(' · ');

/** All projects by name, for the list of /projects. */
export const listedProjects = ({ categories }: Content) =>
  categories
    .flatMap((category) => category.projects)
    .map((project) => ({
      to: projectPath(project.slug),
      title: project.title,
      note: noteOf(project),
    }));

/** The first picture of a project's page, with the project's name and facts. */
const shotOf = (project: Project): Shot => ({
  to: projectPath(project.slug),
  picture: { alt: '', encoded: coverOf(project)?.encoded },
  room: project.title,
  place: noteOf(project),
});

/** Undefined for an address without a filter. */
export function filteredPageData(path: string, content: Content): RoomsPageData | undefined {
  const { categories, projects, costs } = content;
  const shown = filterPages(categories, projects.filters, costs).find((page) => page.path === path);
  if (!shown) return undefined;
  const { filters, page } = projects;
  return {
    name: fill(filters.title, { name: shown.name }),
    note: filters.note,
    filters: projectFilters(content, path),
    shots: shown.projects.map(shotOf),
    pages: [],
    question: page.question.other,
  };
}
