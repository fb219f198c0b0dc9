/** The sections of a page that can be hidden: each at the start of its texts, in the page's order. */
import { SECTIONS } from '#content-model/sections.server.ts';
import type { Field, Part } from '#contract/desk/texts.ts';
import { firstTextWithValue, type Path, parse, valueAt } from '#server/drafts/yaml-path.ts';
import { pageLabel } from '#server/labels/label-of.ts';
import { readYaml } from './read-yaml.ts';
import { withFlowValue, withoutKey, withValue } from './write.ts';

/** @param hide makes the field for hiding a section */
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
      // A section without texts is not on the page.
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

/** If no section is hidden the line is removed, so that the file equals the published one. */
function withoutAny(source: string): string {
  const document = parse(source);
  document.delete('hidden');
  return firstTextWithValue(
    document.toJS(),
    [source.replace(/^hidden:.*(\r?\n|$)/m, '')],
    () => document,
  );
}

/** The source with a section hidden or shown; without hidden sections it has no line about them. */
export function withHidden(source: string, at: Path, isHidden: boolean): string {
  const [group, name] = at;
  const hidden = Object.keys(valueAt(readYaml(source), ['hidden']) ?? {});
  if (!isHidden && hidden.length > 1) return withoutKey(source, at);
  if (!isHidden) return withoutAny(source);
  if (hidden.length > 0) return withValue(source, at, true);
  return withFlowValue(source, [String(group)], `{ ${String(name)}: true }`);
}
