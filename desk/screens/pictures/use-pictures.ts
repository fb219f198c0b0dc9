/** The picture library from the server, and its changes. */
import type {
  AddedPicture,
  Library,
  LibraryPicture,
  PictureSwap,
  PictureVariant,
  SwapResult,
} from '#contract/desk/pictures.ts';
import { ask, refetchQueries, useResponse } from '../../api.ts';
import { askSaved } from '../../keep/ask-saved.ts';
import { type Copies, rawStamp } from '../../parts/framing/framing.ts';
import { askUntilAnswered } from '../../until-answered.ts';
import { type UploadOptions, upload } from '../../upload.ts';
import { refreshPublishing } from '../publish/use-publishing.ts';

export const useLibrary = (isWanted = true) =>
  useResponse<Library>(['pictures'], '/pictures', { enabled: isWanted });

/** @param size pixels on the longer side: 240, 640 or 1600 */
export const copyAddress = (key: string, size: number, stamp = '') =>
  `/desk/api/pictures/copy?key=${encodeURIComponent(key)}&size=${size}&v=${stamp}`;

/** The copies for framing a picture. */
export function framingCopies({
  key,
  stamp,
  variants: { phone },
}: Pick<LibraryPicture, 'key' | 'stamp' | 'variants'>): Copies {
  return {
    raw: `${copyAddress(key, 1600, rawStamp(stamp))}&raw=1`,
    framed: copyAddress(key, 640, stamp),
    ...(phone && { phone: { ...phone, src: copyAddress(phone.key, 640, phone.stamp) } }),
  };
}

async function renewPictures(): Promise<void> {
  await refetchQueries('pictures', 'texts', 'texts-pages');
  void refreshPublishing();
}

/** Shows another picture in places. Rejects as `ask` does. */
export async function swapPicture(swap: PictureSwap): Promise<SwapResult> {
  // A description that is being typed is saved first, because the swap writes it, too.
  const swapped = await askSaved<SwapResult>('/pictures/swap', swap);
  await renewPictures();
  return swapped;
}

const variantPath = (key: string, variant: PictureVariant) =>
  `/pictures/variant/${variant}/${encodeURIComponent(key)}`;
/** Makes a picture the variant of another one. */
export const putVariant = (key: string, variant: PictureVariant, from: string) =>
  ask(variantPath(key, variant), { from }, 'PUT').then(renewPictures);
export const removeVariant = (key: string, variant: PictureVariant) =>
  ask(variantPath(key, variant), undefined, 'DELETE').then(renewPictures);

const pathOf = (key: string) => `/pictures/${key.split('/').map(encodeURIComponent).join('/')}`;
export const removePicture = (key: string) =>
  askSaved(pathOf(key), undefined, 'DELETE').then(renewPictures);
export const restorePicture = (key: string) =>
  ask(`${pathOf(key)}/restore`, {}).then(renewPictures);

/** Uploads a picture into the library. Rejects with a `ResponseError`, or with the signal's reason. */
export async function addPicture(file: File, options: UploadOptions): Promise<AddedPicture> {
  const arrived = await upload(file, 'photo', options);
  const added = await askUntilAnswered(
    () => ask<AddedPicture>('/pictures', { upload: arrived, name: file.name }),
    options,
  );
  // Stopped while the server was preparing it.
  if (options.signal?.aborted) await removePicture(added.picture.key);
  else await renewPictures();
  options.signal?.throwIfAborted();
  return added;
}

/** Whether the picture's name, description or one of its places contains all of the words. */
export function matches({ key, alt, group, uses }: LibraryPicture, search: string): boolean {
  const text = [key, alt, group, ...uses.map(({ label }) => label)].join(' ').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
