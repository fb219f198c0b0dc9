/** Reads the studio's mark, colours and fonts from `content/brand.yaml` and its name, for the style sheet, icons and share cards. */
import { readFile } from 'node:fs/promises';
import { brand as shape } from '#content-model/brand-schema.server.ts';
import { readYaml } from '#content-model/read.server.ts';
import { FILES } from '#content-model/schema.server.ts';
import { COLOURS, type Colours, type OwnColours } from '#contract/colours.ts';
import { type PairName, STANDARD_FONTS } from '#contract/fonts.ts';
import { ARCH } from '#contract/mark.ts';
import { contentFile } from '#pictures/content-dir.ts';
import { initialsPath } from './initials.ts';

export interface Brand {
  /** `ARCH`, or '' if the studio has its own mark. */
  readonly arch: string;
  /** Outline below the arch, or the studio's own mark, in a square of 37 units. */
  readonly letter: string;
  readonly day: Colours;
  readonly night: Colours;
  /** Colours that differ from the style sheet's. */
  readonly own: OwnColours;
  readonly fonts: PairName;
}

/** @param texts the texts of `brand.yaml` and `site.yaml` */
export async function brandOf(texts: {
  readonly brand: string;
  readonly site: string;
}): Promise<Brand> {
  const { letter, mark, colours: own, fonts } = readYaml('content/brand.yaml', texts.brand, shape);
  const { name } = readYaml('content/site.yaml', texts.site, FILES.site);
  return {
    arch: mark ? '' : ARCH,
    letter: mark ?? letter ?? (await initialsPath(name)),
    day: { ...COLOURS.day, ...own.day },
    night: { ...COLOURS.night, ...own.night },
    own,
    fonts: fonts ?? STANDARD_FONTS,
  };
}

export const readBrand = async () =>
  brandOf({
    brand: await readFile(contentFile('content/brand.yaml'), 'utf8'),
    site: await readFile(contentFile('content/site.yaml'), 'utf8'),
  });
