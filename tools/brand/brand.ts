/** The studio's mark and colours, as `content/brand.yaml` and its name say: for the style sheet, the icons and the cards. */
import { readFile } from 'node:fs/promises';
import { brand as shape } from '#content-model/brand-schema.server.ts';
import { readYaml } from '#content-model/read.server.ts';
import { FILES } from '#content-model/schema.server.ts';
import { COLOURS, type Colours, type OwnColours } from '#contract/colours.ts';
import { contentFile } from '#pictures/content-dir.ts';
import { initialsPath } from './initials.ts';

/** The arch that the letter stands below, in a square of 37: its curve leaves the jambs without an edge. */
export const ARCH = 'M2 36.2V17A16.6 16.6 0 0 1 35 17V36.2Z';
/** Of the outlined arch: as heavy as the letter's stem. */
export const ARCH_LINE = 1.3;

export interface Brand {
  /** `ARCH`, or '' where the studio has a mark of its own. */
  readonly arch: string;
  /** Outline below the arch, or the studio's own mark; in a square of 37. */
  readonly letter: string;
  readonly day: Colours;
  readonly night: Colours;
  /** Those that differ from the style sheet's. */
  readonly own: OwnColours;
}

/** @param texts words of `brand.yaml` and `site.yaml` */
export async function brandOf(texts: {
  readonly brand: string;
  readonly site: string;
}): Promise<Brand> {
  const { letter, mark, colours: own } = readYaml('content/brand.yaml', texts.brand, shape);
  const { name } = readYaml('content/site.yaml', texts.site, FILES.site);
  return {
    arch: mark ? '' : ARCH,
    letter: mark ?? letter ?? (await initialsPath(name)),
    day: { ...COLOURS.day, ...own.day },
    night: { ...COLOURS.night, ...own.night },
    own,
  };
}

export const readBrand = async () =>
  brandOf({
    brand: await readFile(contentFile('content/brand.yaml'), 'utf8'),
    site: await readFile(contentFile('content/site.yaml'), 'utf8'),
  });
