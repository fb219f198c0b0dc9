/** The sections of a page that can be hidden: each at the head of its words, in the page's order. */
import { SECTIONS } from '#content-model/sections.server.ts';
import type { Field, Part } from '#contract/desk/words.ts';
import { firstThatMeans, type Path, parse, valueAt } from '#server/drafts/yaml-path.ts';
import { pageLabel } from '#server/labels/label-of.ts';
import { readYaml } from './read-yaml.ts';
import { withFlow, without, withValue } from './write.ts';

/** @param hide makes the field that says whether a section is hidden */
export function withSections(
  file: string,
  parts: readonly Part[],
  hide: (name: string) => Field,
): Part[] {
  const sections = SECTIONS[file] ?? [];
  const all = [...parts];
  const placeOf = (name: string | undefined) => all.findIndex(({ path }) => path === name);
  let before: string | undefined;
  for (const [i, { name, words }] of sections.entries()) {
    const field = hide(name);
    const own = placeOf(name);
    if (words === undefined) {
      const part = all[own];
      // A section that has no words is not on the page.
      if (!part || part.kind === 'field') continue;
      all[own] = { ...part, hide: field };
      before = name;
      continue;
    }
    const next = sections.slice(i + 1).find((one) => one.words === undefined);
    const at = before === undefined ? placeOf(next?.name) : placeOf(before) + 1;
    const { path, label } = field;
    all.splice(at < 0 ? all.length : at, 0, {
      kind: 'group',
      path,
      label,
      parts: [],
      hide: field,
      words: { file: words, label: pageLabel(words) },
    });
    before = path;
  }
  return all;
}

/** Nothing is hidden any more: the line goes, so that the file is again what is published. */
function withoutAny(source: string): string {
  const document = parse(source);
  document.delete('hidden');
  return firstThatMeans(
    document.toJS(),
    [source.replace(/^hidden:.*(\r?\n|$)/m, '')],
    () => document,
  );
}

/** The source with a section hidden or shown: one that hides none says nothing of it. */
export function withHidden(source: string, at: Path, isHidden: boolean): string {
  const [group, name] = at;
  const hidden = Object.keys(valueAt(readYaml(source), ['hidden']) ?? {});
  if (!isHidden && hidden.length > 1) return without(source, at);
  if (!isHidden) return withoutAny(source);
  if (hidden.length > 0) return withValue(source, at, true);
  return withFlow(source, [String(group)], `{ ${String(name)}: true }`);
}
