/** On the contact sheet a number gives a picture its room, and 0 the room and materials of the picture before it. */
import { type KeyboardEvent, useState } from 'react';
import type { Photo, ProjectView } from '#contract/desk/projects.ts';
import { keeper } from '../../keep/keep.ts';
import type { useUndo } from '../../parts/undo.tsx';
import { numberedRooms } from './quick-words.ts';
import { photoPath } from './use-projects.ts';

type Words = { readonly room: string; readonly materials: readonly string[] };

interface Options {
  readonly view: ProjectView;
  readonly shown: readonly string[];
  readonly offer: ReturnType<typeof useUndo>['offer'];
  /** Goes on to a picture of the sheet. */
  readonly onNext: (file: string) => void;
}

export function useQuickWords({ view, shown, offer, onNext }: Options) {
  const { slug, photos } = view;
  // A number keeps its room while this page is open.
  const [rooms] = useState(() => numberedRooms(view.rooms, view.category.key === 'residential'));
  const [announcement, announce] = useState('');
  const photoOf = (file: string | undefined) => photos.find((photo) => photo.file === file);
  /** What is typed counts before it is saved. */
  function wordsOf({ file, room, materials }: Photo): Words {
    const { typed } = keeper.state();
    const at = (field: keyof Words) => typed[`${photoPath(slug, file)}/${field}`]?.value;
    return {
      room: String(at('room') ?? room.value),
      materials: (at('materials') as readonly string[] | undefined) ?? materials.value,
    };
  }
  function write(photo: Photo, { room, materials }: Words): void {
    const path = photoPath(slug, photo.file);
    keeper.write(`${path}/room`, photo.room, room);
    keeper.write(`${path}/materials`, photo.materials, materials);
  }
  function give(photo: Photo, words: Words): void {
    const was = wordsOf(photo);
    const text = `Picture ${shown.indexOf(photo.file) + 1}: ${words.room || 'no room'}.`;
    write(photo, words);
    announce(text);
    if (was.room && was.room !== words.room) offer({ text, undo: async () => write(photo, was) });
  }
  const before = (file: string) => photoOf(shown[shown.indexOf(file) - 1]);

  /** The words of the picture before, where these say more or something else. */
  function offeredBy(photo: Photo): Words | null {
    const last = before(photo.file);
    if (!last) return null;
    const words = wordsOf(last);
    const own = wordsOf(photo);
    const isSame = own.room === words.room && own.materials.join() === words.materials.join();
    return isSame || (words.room === '' && words.materials.length === 0) ? null : words;
  }
  /** True: the key gave words to the picture. */
  function onKey({ key }: KeyboardEvent, file: string): boolean {
    const photo = photoOf(file);
    if (!photo || !/^\d$/.test(key)) return false;
    const room = rooms[Number(key) - 1];
    const words = key === '0' ? offeredBy(photo) : room ? { ...wordsOf(photo), room } : null;
    if (!words) return true;
    give(photo, words);
    const next = shown[shown.indexOf(file) + 1];
    if (next) onNext(next);
    return true;
  }
  return { rooms, announcement, onKey, before, offeredBy, give };
}
export type QuickWords = ReturnType<typeof useQuickWords>;
