/** What the filters of /projects offer, and what a filtered page shows. */
import type { Choice, Filter, RoomsPageData, Shot } from '#app/sections/materials/types.ts';
import { projectPath } from '#content-model/addresses.server.ts';
import type { Content } from '#content-model/assemble.server.ts';
import { coverOf } from '#content-model/cover.server.ts';
import { fill } from '#content-model/language.server.ts';
import { filterPages } from '#content-model/project-filters.server.ts';
import type { Project } from '#content-model/types.ts';

const GROUPS = ['home', 'where', 'budget'] as const;

/** A line of links for each filter. @param path of the choice that is shown */
export function projectFilters({ categories, projects }: Content, path?: string): Filter[] {
  const pages = filterPages(categories, projects.filters);
  return GROUPS.flatMap((group) => {
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
}

/** The picture that opens a project's page, with its name and what is known of it. */
function shotOf(project: Project): Shot {
  const { slug, title, facts, cost } = project;
  const known = [facts?.homeType ?? facts?.placeType, facts?.locality, cost?.short];
  return {
    to: projectPath(slug),
    picture: { alt: '', encoded: coverOf(project)?.encoded },
    room: title,
    place: known.filter(Boolean).join(' · '),
  };
}

/** Undefined for an address that no filter has. */
export function filteredPageData(path: string, content: Content): RoomsPageData | undefined {
  const { categories, projects } = content;
  const shown = filterPages(categories, projects.filters).find((page) => page.path === path);
  if (!shown) return undefined;
  const { filters, page } = projects;
  return {
    name: fill(filters.title, { name: shown.name }),
    note: filters.note,
    filters: projectFilters(content, path),
    shots: shown.projects.map(shotOf),
    pages: [],
    all: { to: '/projects', label: filters.all },
    question: page.question.other,
  };
}
