/** How much a drawing draws when each part that is used again is counted again. */
import { PlanFault } from './fault.ts';
import { partsNamedBy, SHAPES } from './svg-allowed.ts';
import { all, type Shape, sheetsOf } from './svg-tree.ts';

const DRAWN_MAX = 200_000;
/** Parts within parts within parts. */
const CHAIN_MAX = 400;

/** The parts that rules of a clean style sheet name, by what their selectors ask for: `.class`, `#id`, element, or `*`. */
function rulesNaming(sheet: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [, selector = '', body = ''] of sheet.matchAll(/([^{}]*)\{([^{}]*)\}/g)) {
    const parts = partsNamedBy(body);
    if (parts.length === 0) continue;
    const tokens = selector.match(/[.#]?[\w-]+/g) ?? [];
    for (const token of /[*[:]/.test(selector) ? ['*'] : tokens)
      found.set(token, [...(found.get(token) ?? []), ...parts]);
  }
  return found;
}

/** Throws a `PlanFault` for parts that draw each other, or by the million. */
export function countDrawn(root: Shape): number {
  const byId = new Map<string, Shape>();
  for (const shape of all(root)) {
    const id = shape.attributes.get('id');
    if (id && !byId.has(id)) byId.set(id, shape);
  }
  const rules = rulesNaming(sheetsOf(root));
  const partsOf = ({ name, attributes }: Shape) => {
    const classes = (attributes.get('class') ?? '').split(/\s+/).map((each) => `.${each}`);
    const tokens = ['*', name, `#${attributes.get('id')}`, ...classes];
    const href = attributes.get('href')?.slice(1);
    return [
      ...[...attributes.values()].flatMap(partsNamedBy),
      ...(rules.size > 0 ? tokens.flatMap((token) => rules.get(token) ?? []) : []),
      ...(href ? [href] : []),
    ].flatMap((id) => byId.get(id) ?? []);
  };
  const counted = new Map<Shape, number>();
  const under = new Set<Shape>();
  function count(shape: Shape): number {
    const known = counted.get(shape);
    if (known !== undefined) return known;
    if (under.has(shape) || under.size > CHAIN_MAX)
      throw new PlanFault('A part of this drawing is drawn inside itself: export it as PDF.');
    under.add(shape);
    let sum = SHAPES.has(shape.name) ? 1 : 0;
    for (const child of shape.children) if (typeof child !== 'string') sum += count(child);
    for (const part of partsOf(shape)) sum += count(part);
    if (sum > DRAWN_MAX)
      throw new PlanFault('This drawing repeats its parts too often: export it as PDF.');
    under.delete(shape);
    counted.set(shape, sum);
    return sum;
  }
  return count(root);
}
