/** Adds to each project what it would cost today. Refuses a cost that cannot be calculated. */

import { fill } from '#contract/fill.ts';
import { CostFault, type ProjectCost, projectCost } from './costs/project-cost.ts';
import { parseYaml, positionOf } from './parse.server.ts';
import { ContentError, fieldName, type Problem } from './problem.server.ts';
import type { Sources } from './projects.server.ts';
import type { Costs } from './schema.server.ts';
import type { Category, Project } from './types.ts';

/** Patterns of the cost, with `{range}`: as a fact, and within other text. */
interface Words {
  readonly cost: string;
  readonly costShort: string;
}

function problemOf(slug: string, key: string, sources: Sources, fault: CostFault): Problem {
  const isOwn = new RegExp(`^address:\\s*["']?${slug}["']?\\s*$`, 'm');
  const file =
    Object.keys(sources).find(
      (name) => name.startsWith(`content/projects/${key}/`) && isOwn.test(sources[name] ?? ''),
    ) ?? `content/projects/${key}/${slug}/project.yaml`;
  const path = ['facts', fault.fact];
  const place = positionOf(parseYaml(file, sources[file] ?? ''), path);
  const { message, atDesk, toCorrect } = fault;
  return {
    ...{ file, ...place, field: fieldName(path), message },
    ...(atDesk && { atDesk }),
    ...(toCorrect && { toCorrect: fieldName(['facts', toCorrect]) }),
  };
}

const withWords = (project: Project, { range, query }: ProjectCost, words: Words): Project => ({
  ...project,
  facts: { ...project.facts, cost: fill(words.cost, { range }) },
  cost: { short: fill(words.costShort, { range }), ...(query && { to: `/cost?${query}` }) },
});

/**
 * The categories with their projects' costs as text.
 * @throws ContentError with each cost that cannot be calculated
 */
export function withCosts(
  categories: readonly Category[],
  costs: Costs,
  words: Words,
  sources: Sources,
): readonly Category[] {
  const problems: Problem[] = [];
  const all = categories.map((category) => ({
    ...category,
    projects: category.projects.map((project) => {
      try {
        const cost = projectCost(project.facts, costs);
        // Pages need only the bill's address.
        const { costFor: _, ...facts } = project.facts ?? {};
        const shown = project.facts ? { ...project, facts } : project;
        return cost ? withWords(shown, cost, words) : shown;
      } catch (fault) {
        if (!(fault instanceof CostFault)) throw fault;
        problems.push(problemOf(project.slug, category.key, sources, fault));
        return project;
      }
    }),
  }));
  if (problems.length > 0) throw new ContentError(problems);
  return all;
}
