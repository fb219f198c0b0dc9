/** The unfolded sections of a page of texts. */
import { useEffect, useMemo, useState } from 'react';
import type { Field, Part } from '#contract/desk/texts.ts';
import { useKeepState } from '../../keep/keep.ts';
import { fieldsIn, isWritten } from './use-texts.ts';

/** A page with at most this number of fields starts with all sections open. */
const SHORT = 16;
/** A group inside another one with more fields than this can be folded, too. */
const FEW = 6;

/** Whether a part is a section that can be folded. `depth`: 0 for those of the page; `isEntry`: it is an entry of a list. */
export function isFold(part: Part, depth: number, isEntry: boolean): boolean {
  if (part.kind === 'field') return false;
  if (depth === 0) return true;
  if (part.kind === 'list') return false;
  const { length } = fieldsIn([part]);
  return isEntry ? length > 1 : length > FEW;
}

/** Paths of the sections that can be folded; with `around` only those that contain the field with this path. */
function foldsIn(parts: readonly Part[], around?: string, depth = 0, isEntry = false): string[] {
  return parts.flatMap((part) => {
    if (part.kind === 'field' || (part.kind === 'group' && part.words)) return [];
    if (around !== undefined && !around.startsWith(`${part.path}.`)) return [];
    const inner = part.kind === 'list' ? part.entries : part.parts;
    return [
      ...(isFold(part, depth, isEntry) ? [part.path] : []),
      ...foldsIn(inner, around, depth + 1, part.kind === 'list'),
    ];
  });
}

/** Paths that must be visible: fields that could not be saved, and lists with an unfinished new entry. */
function useUnsettled(file: string, fields: readonly Field[]): string {
  const own = useMemo(() => new Set(fields.map(({ path }) => path)), [fields]);
  const page = `/words/${file}#`;
  const begun = `${page}new:`;
  return useKeepState(({ typed }) =>
    Object.entries(typed)
      .flatMap(([key, { is }]) => {
        if (key.startsWith(begun)) return `${key.slice(begun.length)}.`;
        const path = key.startsWith(page) ? key.slice(page.length) : '';
        return own.has(path) && (is === 'refused' || is === 'conflict') ? path : [];
      })
      .join('\n'),
  );
}

export function useFolds(file: string, parts: readonly Part[]) {
  const all = useMemo(() => foldsIn(parts), [parts]);
  const fields = useMemo(() => fieldsIn(parts), [parts]);
  const isLong = fields.filter(isWritten).length > SHORT;
  /** Null until somebody folds or unfolds a section; until then the length of the page decides. */
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const byLength = useMemo(() => new Set(isLong ? [] : all), [isLong, all]);
  const open = chosen ?? byLength;
  const change = (paths: readonly string[], isOpen: boolean) =>
    setChosen((before) => {
      const next = new Set(before ?? byLength);
      for (const path of paths)
        if (isOpen) next.add(path);
        else next.delete(path);
      return next;
    });
  /** Opens the sections around a field. */
  const reveal = (path: string) => change(foldsIn(parts, path), true);

  const unsettled = useUnsettled(file, fields);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each opens its sections once
  useEffect(() => {
    if (unsettled)
      change(
        unsettled.split('\n').flatMap((path) => foldsIn(parts, path)),
        true,
      );
  }, [unsettled]);

  return {
    isOpen: (path: string) => open.has(path),
    toggle: (path: string, isOpen: boolean) => {
      if (open.has(path) !== isOpen) change([path], isOpen);
    },
    toggleAll: (isOpen: boolean) => setChosen(new Set(isOpen ? all : [])),
    areAllOpen: all.every((path) => open.has(path)),
    count: all.length,
    reveal,
  };
}
export type Folds = ReturnType<typeof useFolds>;
