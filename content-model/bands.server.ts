/** Inserts the weeks and costs of `costs.yaml` into the table of `faq.yaml`, where a row says `{weeks}` or `{cost}`. */

import { fill } from '#contract/fill.ts';
import { matchesName } from './costs/project-cost.ts';
import { weeksAndCosts } from './costs/weeks-and-costs.ts';
import { parseYaml, positionOf } from './parse.server.ts';
import { ContentError, fieldName, type Problem } from './problem.server.ts';
import type { Costs } from './schema.server.ts';

const FILE = 'content/faq.yaml';
const PLACE = /\{(weeks|cost)\}/;

interface Row {
  readonly name: string;
  weeks: string;
  cost: string;
}
interface Faq {
  readonly items: readonly { readonly bands?: { readonly rows: readonly Row[] } | undefined }[];
}

/**
 * Changes `items` in place.
 * @throws ContentError for each row that names an unknown home or place
 */
export function fillBands({ items }: Faq, costs: Costs, source: string): void {
  const { homes, places } = weeksAndCosts(costs);
  const known = [...homes, ...places];
  const problems: Problem[] = [];
  for (const [i, { bands }] of items.entries())
    for (const [k, row] of (bands?.rows ?? []).entries()) {
      if (!PLACE.test(row.weeks) && !PLACE.test(row.cost)) continue;
      const found = known.find(({ name }) => matchesName(name, row.name));
      if (found) {
        row.weeks = fill(row.weeks, { weeks: found.weeks });
        row.cost = fill(row.cost, { cost: found.cost });
        continue;
      }
      const path = ['items', i, 'bands', 'rows', k, 'name'];
      problems.push({
        file: FILE,
        ...positionOf(parseYaml(FILE, source), path),
        field: fieldName(path),
        message: `is "${row.name}", but the Cost page has no home and no place of work of this name. Write one of these names: ${known.map(({ name }) => name).join(', ')}. Or write the weeks and the cost yourself in place of {weeks} and {cost}.`,
      });
    }
  if (problems.length > 0) throw new ContentError(problems);
}
