/** Shows another picture in places of one file, with its description. */
import { parse } from 'yaml';
import type { PictureSwap } from '#contract/desk/pictures.ts';
import { type Path, valueAt } from '#server/drafts/yaml-path.ts';
import { pathOfAddress } from '#server/labels/label-of.ts';
import { siblingPaths } from '#server/labels/sibling-texts.ts';
import { contentShapes, type Shape } from '../texts/schemas.ts';
import { optionalPicture, shapeAt } from '../texts/shape-at.ts';
import { quoteYaml, withFlowValue, withoutKey, withValue } from '../texts/write.ts';

const isPicture = (file: string, path: Path) =>
  shapeAt(contentShapes()[file] ?? {}, path)?.tag === 'picture';

const inFlow = (group: object) =>
  `{ ${Object.entries(group)
    .map(([name, value]) => `${name}: ${quoteYaml(String(value))}`)
    .join(', ')} }`;

/** The caption of a new picture, besides its description: that of the film that it replaces, else its description. */
function captionFor(shape: Shape, owner: unknown, alt: string): { caption?: string } {
  if (!(shape.required ?? []).includes('caption')) return {};
  return { caption: String(valueAt(owner, ['caption']) ?? alt) };
}

type Beside = ['alt' | 'caption', Path | null];

interface Texts {
  readonly file: string;
  readonly draft: string;
  /** The published file, from which a place gets its description if it gets its published picture back. */
  readonly published: string;
}

/** @returns the file's new text and the number of changed places. A place that no longer shows `from` stays unchanged. */
export function swapPictures({ file, draft, published }: Texts, { from, to, fields }: PictureSwap) {
  let [text, changed] = [draft, 0];
  const before: unknown = parse(published, { logLevel: 'silent' });
  for (const field of fields) {
    const value: unknown = parse(text, { logLevel: 'silent' });
    const path = pathOfAddress(field.path);
    if (!isPicture(file, path) || (valueAt(value, path) ?? '') !== from) continue;
    changed += 1;
    const optional = optionalPicture(contentShapes()[file] ?? {}, path) ?? path;
    if (to === '') {
      text = withoutKey(text, optional);
      continue;
    }
    if (optional !== path && valueAt(value, optional) === undefined) {
      const old = valueAt(before, path) === to ? Object(valueAt(before, optional)) : {};
      const alt = field.alt ?? '';
      const shape = shapeAt(contentShapes()[file] ?? {}, optional) ?? {};
      const caption = captionFor(shape, valueAt(value, optional.slice(0, -1)), alt);
      text = withFlowValue(text, optional, inFlow({ file: to, alt, ...caption, ...old }));
      continue;
    }
    text = withValue(text, path, to);
    for (const [name, at] of Object.entries(siblingPaths(value, path)) as Beside[]) {
      if (!at || valueAt(value, at) === undefined) continue;
      const words = field[name] ?? (valueAt(before, path) === to ? valueAt(before, at) : undefined);
      if (typeof words === 'string') text = withValue(text, at, words);
    }
  }
  return { text, changed };
}
