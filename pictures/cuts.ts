/** Samples of materials: square crops of pictures, as defined in `content/materials.yaml`. */
import { parseDocument } from 'yaml';
import type { Cut, Source } from './sources.ts';

/** The key of a material's sample in the manifest. */
export const sampleKey = (material: string) => `materials/${material}`;

/** The crop in pixels, moved inside the picture if necessary. */
export function cutOf({ at: [x, y], scale }: Cut, width: number, height: number) {
  const side = Math.max(1, Math.round(Math.min(width, height) / scale));
  const from = (percent: number, length: number) =>
    Math.round(Math.min(Math.max(0, (length * percent) / 100 - side / 2), length - side));
  return { left: from(x, width), top: from(y, height), width: side, height: side };
}

interface Written {
  readonly materials?: Readonly<
    Record<string, { readonly sample?: Partial<Cut> & { readonly picture?: string } } | null>
  >;
}

const isPercent = (value: unknown) => typeof value === 'number' && value >= 0 && value <= 100;

/**
 * The samples that can be cropped from these pictures. A sample with its own file is left out, and so are mistakes in
 * the YAML, which the check reports.
 */
export function cutsIn(yaml: string | undefined, pictures: readonly Source[]): Source[] {
  const document = yaml === undefined ? undefined : parseDocument(yaml);
  if (!document || document.errors.length > 0) return [];
  const { materials } = (document.toJS() ?? {}) as Written;
  return Object.entries(materials ?? {}).flatMap(([name, material]) => {
    const { picture, at, scale = 1 } = material?.sample ?? {};
    const from = pictures.find(({ key }) => key === picture);
    const key = sampleKey(name);
    if (!from || !at?.every(isPercent) || at.length !== 2 || !(scale >= 1)) return [];
    if (pictures.some((own) => own.key === key)) return [];
    return [{ ...from, key, cut: { at, scale } }];
  });
}
