/** The frames in which pages show pictures, as width by height on a laptop (1440 × 900) and on a phone (390 × 844). */
import type { PictureUse, PictureVariant } from '#contract/desk/pictures.ts';
import { FRAMING } from '../../messages/en.ts';
import { say } from '../../messages/message.ts';
import type { Crop, PlaceCrops } from '../../parts/framing/crops.tsx';

type Place = NonNullable<PictureUse['field']>;

/**
 * By file and path, entries of lists as `*`. A place without an entry does not crop its pictures. `e2e/desk/framing.spec.ts`
 * measures them.
 */
export const SLOTS: Readonly<Record<string, readonly [laptop: number, phone: number]>> = {
  'home.hero.films.*.still.file': [1.12, 0.8],
  'home.about.films.*.still.file': [4 / 3, 4 / 3],
  'about.story.films.*.still.file': [2.25, 0.91],
  'about.founders.people.*.photo.file': [4 / 5, 4 / 5],
  'services.items.0.picture': [16 / 10, 16 / 10],
  'services.items.*.picture': [4 / 5, 4 / 5],
  'services.items.2.picture': [1, 1],
  'services.items.3.picture': [3 / 4, 3 / 4],
  'services.daylight.hours.*.picture.file': [16 / 9, 16 / 10],
  'expertise.daylight.hours.*.picture.file': [16 / 9, 16 / 10],
  'why-choose-us.background.*': [0.73, 0.66],
  'expertise.background.*': [1.86, 1],
  'contact.veranda.parts.*.picture.file': [2.5, 1.22],
};

/** A photo of a project at the top of its page. */
const COVER = [21 / 9, 4 / 5] as const;

/** The places that show variants for the dark scheme or phones, if a picture has them. */
const VARIANTS: Readonly<Record<string, readonly PictureVariant[]>> = {
  'home.hero.films.*.still.file': ['night', 'phone'],
  'home.about.films.*.still.file': ['night', 'phone'],
  'about.story.films.*.still.file': ['night', 'phone'],
  'about.founders.people.*.photo.file': ['phone'],
  'services.items.*.picture': ['night', 'phone'],
  'services.daylight.hours.*.picture.file': ['phone'],
  'expertise.daylight.hours.*.picture.file': ['phone'],
  'contact.veranda.parts.*.picture.file': ['phone'],
  'why-choose-us.background.*': ['night', 'phone'],
  'expertise.background.*': ['night', 'phone'],
  'projects.background.*': ['night', 'phone'],
};

const anyEntry = (path: string) => path.replace(/\.\d+(?=\.|$)/g, '.*');

/** The variants that a place can show. */
export const variantsAt = ({ file, path }: Place) => VARIANTS[anyEntry(`${file}.${path}`)] ?? [];

type Use = Pick<PictureUse, 'field' | 'label'>;

function frameOf({ field, label }: Use) {
  if (!field) return { place: say(FRAMING.cover, { place: label }), frame: COVER };
  const exact = `${field.file}.${field.path}`;
  return { place: label, frame: SLOTS[exact] ?? SLOTS[anyEntry(exact)] };
}

/** The crops of a picture at these places; places with the same crop form one group. */
export function cropsOf(uses: readonly Use[]): PlaceCrops[] {
  const framed = uses.flatMap((use) => {
    const { place, frame } = frameOf(use);
    return frame ? [{ place, frame }] : [];
  });
  return [...Map.groupBy(framed, ({ frame }) => frame.join()).values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const [laptop, phone] = first.frame;
    const crops: Crop[] =
      laptop === phone
        ? [{ on: 'both', ratio: laptop }]
        : [
            { on: 'laptop', ratio: laptop },
            { on: 'phone', ratio: phone },
          ];
    return { places: same.map(({ place }) => place), crops };
  });
}
