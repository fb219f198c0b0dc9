/** Finds differences of a project besides its texts: single pictures, their order, its plan. Each can be taken back alone. */
import { isDeepStrictEqual } from 'node:util';
import { stemOf } from '#pictures/sources.ts';
import { revisionOf } from '#server/revision.ts';
import type { ProjectSide, Sides } from './project-sides.ts';

export type PartKind = 'added' | 'removed' | 'replaced' | 'order' | 'plan' | 'standpoints';

export interface Part {
  readonly is: PartKind;
  /** An id that stays the same while the same thing is changed: the file of the picture or plan. */
  readonly id: string;
  /** Short hash of both sides. */
  readonly revision: string;
}

/** What taking the picture back changes; a rotated picture has its focal points elsewhere. */
function stateOf(side: ProjectSide, file: string, isReplaced: boolean) {
  const bytes = side.pictures.get(file);
  if (bytes === undefined) return null;
  const words = side.words.get(stemOf(file)) ?? {};
  return isReplaced
    ? [bytes, words.focus, words.phoneFocus]
    : [bytes, words, side.plan.views.get(stemOf(file))];
}

/** Texts of a project that belong to changes of its pictures. @param path inside `project.yaml` */
export function isPartOfPictureChange(
  { before, after }: Sides,
  path: readonly (string | number)[],
): boolean {
  const [group, name = '', field] = path.map(String);
  if (group === 'sequence') return true;
  if (group !== 'photos' || path.length < 2) return false;
  const hashIn = ({ pictures }: ProjectSide) =>
    [...pictures].find(([file]) => stemOf(file) === stemOf(name))?.[1];
  const [had, has] = [hashIn(before), hashIn(after)];
  if (had === has) return false;
  if (had === undefined || has === undefined) return true;
  return field === 'focus' || field === 'phoneFocus';
}

/** @param project its folder, in the content */
export function partsOf(project: string, { before, after }: Sides): Part[] {
  const found: Part[] = [];
  const add = (is: PartKind, name: string, sides: unknown) =>
    found.push({ is, id: `${project}/${name}`, revision: revisionOf([is, sides]) });

  for (const file of new Set([...after.pictures.keys(), ...before.pictures.keys()])) {
    const [had, has] = [before.pictures.get(file), after.pictures.get(file)];
    if (had === has) continue;
    const is = had === undefined ? 'added' : has === undefined ? 'removed' : 'replaced';
    add(
      is,
      file,
      [before, after].map((side) => stateOf(side, file, is === 'replaced')),
    );
  }

  const isInBoth = (file: string) => before.pictures.has(file) && after.pictures.has(file);
  const orders = [before, after].map(({ pictures }) => [...pictures.keys()].filter(isInBoth));
  if (orders[0]?.join() !== orders[1]?.join()) add('order', 'sequence', orders);

  const plans = [before.plan, after.plan];
  if (before.plan.drawing !== after.plan.drawing) {
    add(
      'plan',
      'plan.svg',
      plans.map(({ views, ...plan }) => [plan, [...views]]),
    );
    return found;
  }
  const stems = new Set([...before.pictures.keys()].filter(isInBoth).map(stemOf));
  const places = plans.map(({ rest, views }) => [
    rest,
    [...views].filter(([stem]) => stems.has(stem)).sort(([a], [b]) => (a < b ? -1 : 1)),
  ]);
  if (!isDeepStrictEqual(places[0], places[1])) add('standpoints', 'views.json', places);
  return found;
}
