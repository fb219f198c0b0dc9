/** The filters of /projects (kind of home or place, locality, budget), with their choices and addresses. Pure. */

import { fill } from '#contract/fill.ts';
import { kindOfPlace } from '#contract/kind-of-place.ts';
import { slugOf } from '#pictures/names.ts';
import { lakhOf } from './costs/lakh.ts';
import { matchesName } from './costs/project-cost.ts';
import type { Costs } from './schema.server.ts';
import type { Category, Project } from './types.ts';

interface FilterTexts {
  readonly home: string;
  readonly where: string;
  readonly budget: string;
  /** The limits between budgets, in lakh rupees, in ascending order. */
  readonly steps: readonly number[];
  readonly upTo: string;
  readonly between: string;
  readonly above: string;
}

/** In their order on the page. */
export const FILTER_GROUPS = ['home', 'where', 'budget'] as const;
type Group = (typeof FILTER_GROUPS)[number];
/** The page of a choice, as in `app/routes.ts`. */
export const filterPath = (group: string, choice: string) => `/projects/${group}/${choice}`;

/** One choice of a filter. Each is a page. */
interface FilterPage {
  readonly path: string;
  readonly group: Group;
  /** "3BHK", "Baner", "₹ 20–40 lakh" */
  readonly name: string;
  readonly projects: readonly Project[];
}

function budgetOf({ cost }: Project, { steps, upTo, between, above }: FilterTexts) {
  const lakh = lakhOf(cost?.short);
  if (lakh === undefined) return undefined;
  const at = steps.filter((step) => step <= lakh).length;
  const values = { low: String(steps[at - 1] ?? ''), high: String(steps[at] ?? '') };
  if (at === 0) return fill(upTo, values);
  return fill(at === steps.length ? above : between, values);
}

/** Position of a budget among the others. */
const placeOf = (projects: readonly Project[]) => lakhOf(projects[0]?.cost?.short) ?? 0;

/**
 * The pages of all filters: kinds in the order of the table of costs, budgets ascending, localities in the order of the
 * projects. A filter with only one choice has no pages.
 */
export function filterPages(
  categories: readonly Category[],
  words: FilterTexts,
  costs: Pick<Costs, 'homes' | 'places'>,
): FilterPage[] {
  const kinds = [...Object.values(costs.homes), ...Object.values(costs.places)];
  const kindAt = (name: string) => {
    const at = kinds.findIndex((kind) => matchesName(kind.name, name));
    return at < 0 ? kinds.length : at;
  };
  const projects = categories.flatMap((category) => category.projects);
  const nameIn: Readonly<Record<Group, (project: Project) => string | undefined>> = {
    home: ({ facts }) => kindOfPlace(facts),
    where: ({ facts }) => facts?.locality,
    budget: (project) => budgetOf(project, words),
  };
  return FILTER_GROUPS.flatMap((group) => {
    const found = new Map<string, { name: string; projects: Project[] }>();
    for (const project of projects) {
      const name = nameIn[group](project);
      const key = slugOf(name ?? '');
      if (!name || !key) continue;
      const entry = found.get(key) ?? { name, projects: [] };
      found.set(key, { ...entry, projects: [...entry.projects, project] });
    }
    const pages = [...found].map(([key, entry]) => ({
      path: filterPath(group, key),
      group,
      ...entry,
    }));
    if (pages.length < 2) return [];
    if (group === 'home') return pages.sort((a, b) => kindAt(a.name) - kindAt(b.name));
    return group === 'budget'
      ? pages.sort((a, b) => placeOf(a.projects) - placeOf(b.projects))
      : pages;
  });
}
