/** The focal points of the draft in the body of its page: the style sheets of the published page have those of before. */
import type { Manifest } from '#pictures/manifest.ts';
import { cropsCss, cropsOf } from '#tools/content/crops-plugin.ts';

const MIDDLE = [0.5, 0.5] as const;

interface Draft {
  /** The content's files by their names. */
  readonly texts: Readonly<Record<string, string>>;
  readonly manifest: Manifest;
  /** Pictures that have a focal point on the published pages alone. */
  readonly unframed: readonly string[];
}

export function withCrops(html: string, { texts, manifest, unframed }: Draft): string {
  const middle = unframed.map((key) => [key, { focus: MIDDLE }] as const);
  const css = cropsOf(middle, manifest) + cropsCss(texts, manifest);
  // Behind the sheet that the body has, whose rules are as strong.
  return css === '' ? html : html.replace('</body>', () => `<style>${css}</style></body>`);
}
