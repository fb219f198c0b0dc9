/** Where the words of the content show pictures, with the texts beside them. */
import { FILES } from '#content-model/schema.server.ts';
import { referencesIn } from '#content-model/shape.server.ts';
import type { PictureUse } from '#contract/desk/pictures.ts';
import type { Path } from '#server/drafts/yaml-path.ts';
import { placeOf } from './place.ts';
import { siblingTexts } from './sibling-texts.ts';

export interface PictureInTexts extends PictureUse {
  readonly key: string;
}

/** @param file of words, without ".yaml" @param value what it says */
export function pictureUses(file: keyof typeof FILES, value: unknown): PictureInTexts[] {
  return referencesIn(FILES[file], value)
    .filter(({ refersTo }) => refersTo === 'picture')
    .map(({ value: key, path }) => {
      const at = path as Path;
      const place = placeOf(`${file}.yaml`, at);
      return {
        key,
        field: { file, path: at.join('.') },
        label: place?.label.replace(/^Texts, /, '') ?? file,
        href: place?.href ?? `/words/${file}`,
        ...siblingTexts(value, at),
      };
    });
}
