/** Lists whose entries have names in the file, such as materials: adding, removing and restoring entries under their names. */
import { stringify } from 'yaml';
import { slugOf } from '#pictures/names.ts';
import { type Path, valueAt } from '#server/drafts/yaml-path.ts';
import { freeName } from '../../free-name.ts';
import { readYaml } from './read-yaml.ts';
import { withFlowValue, withoutKey } from './write.ts';

interface Named {
  readonly name: string;
  readonly entry: unknown;
}

/** A free name in the spelling of the file: "red-oxide", "red-oxide-2". */
function freshName(wanted: string, taken: readonly string[]): string {
  const slug = slugOf(wanted);
  // Digits alone would be an index.
  const name = /[a-z]/.test(slug) ? slug : `entry-${slug}`.replace(/-$/, '');
  return freeName(name, (one) => taken.includes(one));
}

/** The source with one more entry at the end. @param at path of the list */
export function withNamed(source: string, at: Path, { name, entry }: Named): string {
  const taken = Object.keys(valueAt(readYaml(source), at) ?? {});
  const text = stringify(entry, { collectionStyle: 'flow', lineWidth: 0 }).trimEnd();
  return withFlowValue(source, [...at, freshName(name, taken)], text);
}

/** The source without an entry. @param at path of the list */
export const withoutNamed = (source: string, at: Path, name: string): string =>
  withoutKey(source, [...at, name]);
