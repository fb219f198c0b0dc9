/** Undoes one change of a content file; the lines of all others stay. Pure. */
import { isDeepStrictEqual } from 'node:util';
import { stringify } from 'yaml';
import { isGroup } from '#contract/group.ts';
import { type Path, valueAt } from '#server/drafts/yaml-path.ts';
import { fileOfProject } from '#server/publishing/one-change.ts';
import type { Difference } from '#server/publishing/value-differences.ts';
import { moveNamedEntry } from '../content/texts/move-named.ts';
import { readYaml } from '../content/texts/read-yaml.ts';
import { withHidden } from '../content/texts/sections.ts';
import { withFlowValue, withoutKey, withValue } from '../content/texts/write.ts';
import { type Order, reorderEntries } from '../content/texts/write-list.ts';

interface Written {
  readonly file: string;
  readonly source: string;
  /** The text with the value that is restored. */
  readonly like: string;
}

const flow = (value: unknown) =>
  stringify(value ?? null, { collectionStyle: 'flow', lineWidth: 0 }).trimEnd();
const places = (list: unknown) => (Array.isArray(list) ? [...list.keys()] : []);

/** Moves the existing entries instead of rewriting them, so that they keep their spelling. */
function orderOf(before: readonly unknown[], after: readonly unknown[]): Order {
  const free = new Set(after.keys());
  return before.map((entry) => {
    const at = [...free].find((one) => isDeepStrictEqual(after[one], entry));
    if (at === undefined) return { entry };
    free.delete(at);
    return at;
  });
}

/** Moves an entry that was restored at the end of its group to its former position. */
function toItsPlace(source: string, path: Path, like: string): string {
  const name = String(path.at(-1));
  const had = Object.keys(valueAt(readYaml(like), path.slice(0, -1)) ?? {});
  if (!had.includes(name)) return source;
  const earlier = had.slice(0, had.indexOf(name));
  return moveNamedEntry(source, path.slice(0, -1), (all) => {
    const others = all.filter((one) => one !== name);
    const after = others.findLastIndex((one) => earlier.includes(one));
    return others.toSpliced(after + 1, 0, name);
  });
}

function valueBack({ file, source, like }: Written, path: Path, before: unknown): string {
  if (path[0] === 'hidden' && path.length === 2 && !fileOfProject(file))
    return withHidden(source, path, before === true);
  const isThere = valueAt(readYaml(source), path) !== undefined;
  if (before === undefined) return isThere ? withoutKey(source, path) : source;
  const group = path.slice(0, -1);
  // Weekdays with their own hours are restored one by one, also if their group was removed.
  if (group.length > 0 && !isGroup(valueAt(readYaml(source), group)))
    return valueBack({ file, source, like }, group, { [String(path.at(-1))]: before });
  if (typeof before === 'string' || typeof before === 'number' || typeof before === 'boolean')
    return withValue(source, path, before, like);
  const text = withFlowValue(source, path, flow(before));
  return isThere || !isGroup(before) ? text : toItsPlace(text, path, like);
}

/** @param difference leads from `like` to `source` */
export function writeBack(written: Written, difference: Difference): string {
  const { source } = written;
  const { path } = difference;
  if (difference.is === 'value') return valueBack(written, path, difference.before);
  if (difference.is === 'list')
    return reorderEntries(source, path, orderOf(difference.before, difference.after));
  if (difference.is === 'moved') {
    const { back } = difference;
    return Array.isArray(difference.after) && Array.isArray(valueAt(readYaml(source), path))
      ? reorderEntries(source, path, back)
      : moveNamedEntry(source, path, (names) => back.flatMap((at) => names[at] ?? []));
  }
  const list = path.slice(0, -1);
  const all: Order = places(valueAt(readYaml(source), list));
  if (difference.is === 'added')
    return reorderEntries(source, list, all.toSpliced(Number(path.at(-1)), 1));
  const { entry, to } = difference;
  return Array.isArray(valueAt(readYaml(source), list))
    ? reorderEntries(source, list, all.toSpliced(to, 0, { entry }))
    : withFlowValue(source, list, flow([entry]));
}
