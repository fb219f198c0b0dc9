/** Adds the draft's focal points to the body of the page, because the published style sheets have the previous ones. */
import type { Manifest } from '#pictures/manifest.ts';
import { cropsCss, cropsOf } from '#tools/content/crops-plugin.ts';

const MIDDLE = [0.5, 0.5] as const;

interface Draft {
  /** The texts of the content by file name. */
  readonly texts: Readonly<Record<string, string>>;
  readonly manifest: Manifest;
  /** Pictures that have a focal point only on the published pages. */
  readonly unframed: readonly string[];
}

/** @param html the page as rendered, with `</body>` */
export function withCrops(html: string, { texts, manifest, unframed }: Draft): string {
  const middle = unframed.map((key) => [key, { focus: MIDDLE }] as const);
  const css = cropsOf(middle, manifest) + cropsCss(texts, manifest);
  // After the body's style sheet, because its rules have the same specificity.
  return css === '' ? html : html.replace('</body>', () => `<style>${css}</style></body>`);
}
