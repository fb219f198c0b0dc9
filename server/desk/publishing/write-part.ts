/** Writes a picture of a project, the order of its pictures or its plan as in another content folder. Pure. */
import { isDeepStrictEqual } from 'node:util';
import { orderPictures } from '#content-model/picture-order.server.ts';
import { stemOf } from '#pictures/sources.ts';
import { differencesIn } from '#server/publishing/one-change.ts';
import type { PartKind } from '#server/publishing/project-parts.ts';
import type { Sides } from '#server/publishing/project-sides.ts';
import { parseViews, type Views, writeViews } from '../content/plan/views.ts';
import { readProjectFile, setValue } from '../content/projects/project-file.ts';
import { writeBack } from './write-back.ts';

interface PartSource {
  readonly is: PartKind;
  /** The file of a picture. */
  readonly name: string;
  /** `before`: the state to be written; `after`: the draft. */
  readonly sides: Sides;
}

const isOf = (name: string) => (other: unknown) => stemOf(String(other)) === stemOf(name);

/** Inserts after the last of those that preceded it. */
function placed<T>(all: readonly T[], one: T, isEarlier: (other: T) => boolean): T[] {
  return all.toSpliced(all.findLastIndex(isEarlier) + 1, 0, one);
}

/** The draft's pictures in the order to be written. */
function orderFor({ is, name, sides }: PartSource): readonly string[] {
  const [had, has] = [[...sides.before.pictures.keys()], [...sides.after.pictures.keys()]];
  if (is === 'added') return has.filter((file) => file !== name);
  const earlier = had.slice(0, had.indexOf(name));
  if (is === 'removed') return placed(has, name, (file) => earlier.includes(file));
  if (is !== 'order') return has;
  const stay = had.filter((file) => has.includes(file));
  return has.reduce<readonly string[]>(
    (order, file, i) =>
      order.includes(file) ? order : placed(order, file, (other) => other === has[i - 1]),
    stay,
  );
}

/** A list is written only if it differs from the order of the names. */
export function withOrder(source: string, like: string, written: PartSource): string {
  const order = orderFor(written);
  const says = (sequence: readonly string[]) =>
    sequence.every((name) => order.some(isOf(name))) &&
    isDeepStrictEqual(orderPictures(order, sequence), order);
  const sequences = [readProjectFile(like).sequence, readProjectFile(source).sequence, [], order];
  const found = sequences.find(says);
  const before = found?.length ? found : undefined;
  const value = { is: 'value', path: ['sequence'], before, after: undefined } as const;
  return writeBack({ file: '', source, like }, value);
}

function withCovers(source: string, like: string, published: string, written: PartSource): string {
  const { is, name } = written;
  const order = orderFor(written);
  return (['cover', 'nightCover'] as const).reduce((text, field) => {
    const [now, had, shown] = [text, like, published].map((one) => readProjectFile(one)[field]);
    if (is === 'added' && isOf(name)(now))
      return setValue(text, [field], order.some(isOf(had ?? '')) ? had : undefined);
    // A cover that somebody chose in the meantime stays.
    const isFree = now === undefined || now === shown;
    return is === 'removed' && isFree && isOf(name)(had) ? setValue(text, [field], had) : text;
  }, source);
}

interface Like {
  readonly file: string;
  readonly yaml: string;
  /** The published text. */
  readonly published: string;
}

/** Adds, removes or replaces a picture's texts, position and cover. */
export async function withPicture(
  source: string,
  { file, yaml, published }: Like,
  written: PartSource,
): Promise<string> {
  const { is, name } = written;
  let text = source;
  for (const one of await differencesIn(file, { before: yaml, after: source })) {
    const [group, picture, field = ''] = one.path;
    const isTurned = field === 'focus' || field === 'phoneFocus';
    if (group === 'photos' && isOf(name)(picture) && (is !== 'replaced' || isTurned))
      text = writeBack({ file, source: text, like: yaml }, one);
  }
  return withCovers(withOrder(text, yaml, written), yaml, published, written);
}

function viewsFor(now: Views, like: Views, { is, name, sides }: PartSource): Views {
  const { before, after } = sides;
  const has = (side: Sides['before'], file: string) => [...side.pictures.keys()].some(isOf(file));
  if (is === 'added') return { ...now, views: now.views.filter(({ file }) => !isOf(name)(file)) };
  if (is === 'standpoints') {
    const stay = like.views.filter(({ file }) => !has(before, file) || has(after, file));
    const added = now.views.filter(({ file }) => !has(before, file) && has(after, file));
    const others = added.filter(({ file }) => !stay.some((view) => isOf(file)(view.file)));
    return { ...like, views: [...stay, ...others] };
  }
  const at = like.views.findIndex(({ file }) => isOf(name)(file));
  const view = like.views[at];
  // On another drawing its place would be wrong.
  if (is !== 'removed' || !view || before.plan.drawing !== after.plan.drawing) return now;
  const earlier = like.views.slice(0, at).map(({ file }) => stemOf(file));
  return { ...now, views: placed(now.views, view, ({ file }) => earlier.includes(stemOf(file))) };
}

/** `views.json`, to the letter as now or as `like`; empty if there is none. */
export function withViews(now: string, like: string, written: PartSource): string {
  if (written.is === 'plan') return like;
  if (now === '' && written.is !== 'standpoints') return now;
  const views = viewsFor(parseViews(now), parseViews(like), written);
  const same = [like, now].find((text) => isDeepStrictEqual(parseViews(text), views));
  return same ?? writeViews(views);
}
