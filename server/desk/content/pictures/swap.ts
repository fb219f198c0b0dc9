/** Shows another picture in places of one file, with the descriptions that go with it. */
import { parse } from 'yaml';
import type { PictureSwap } from '#contract/desk/pictures.ts';
import { valueAt } from '#server/drafts/yaml-path.ts';
import { pathOfAddress } from '#server/labels/label-of.ts';
import { withValue } from '../words/write.ts';

/** @returns the file's new text and how many places changed. A place that no longer shows `from` stays as it is. */
export function swapIn(source: string, { from, to, fields }: PictureSwap) {
  let [text, changed] = [source, 0];
  for (const { path: written, alt } of fields) {
    const value: unknown = parse(text, { logLevel: 'silent' });
    const path = pathOfAddress(written);
    if (valueAt(value, path) !== from) continue;
    changed += 1;
    text = withValue(text, path, to);
    const altPath = [...path.slice(0, -1), 'alt'];
    if (alt !== undefined && path.at(-1) === 'file' && valueAt(value, altPath) !== undefined)
      text = withValue(text, altPath, alt);
  }
  return { text, changed };
}
