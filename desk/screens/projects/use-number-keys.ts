/** On the contact sheet a number key sets a picture's room, and 0 copies room and materials of the previous picture. */
import { type KeyboardEvent, useRef, useState } from 'react';
import type { Photo } from '#contract/desk/photos.ts';
import type { ProjectView } from '#contract/desk/projects.ts';
import { keeper } from '../../keep/keep.ts';
import { isSame } from '../../keep/pending-values.ts';
import type { useUndo } from '../../parts/undo.tsx';
import { changeMessage, isNumber, numberedRooms, setsRoom } from './number-keys.ts';
import { createRoomSetter, type RoomAndMaterials } from './set-room.ts';
import { photoPath } from './use-projects.ts';

interface Options {
  readonly view: ProjectView;
  readonly shown: readonly string[];
  /** A picture is being moved by keys. */
  readonly isLifted: boolean;
  readonly offer: ReturnType<typeof useUndo>['offer'];
  /** Moves on to a picture of the sheet. */
  readonly onNext: (file: string) => void;
}

export function useNumberKeys({ view, shown, isLifted, offer, onNext }: Options) {
  // Undo is pressed later than it is offered, so it is based on the values saved by then.
  const latest = useRef(view);
  latest.current = view;
  // A number keeps its room while this page is open.
  const [rooms] = useState(() => numberedRooms(view.rooms, view.category.homes));
  const photoOf = (file: string | undefined) =>
    latest.current.photos.find((photo) => photo.file === file);
  const pathOf = (file: string) => photoPath(view.slug, file);
  const giving = createRoomSetter({ keeper, pathOf, photoOf });

  function give({ file }: Photo, words: RoomAndMaterials): void {
    const given = giving.give(file, words);
    if (!given) return;
    const { changed, undo } = given;
    offer({ text: changeMessage({ n: shown.indexOf(file) + 1, changed, room: words.room }), undo });
  }
  const before = (file: string) => photoOf(shown[shown.indexOf(file) - 1]);
  /** The previous and the next picture. */
  const beside = (file: string) =>
    [before(file), photoOf(shown[shown.indexOf(file) + 1])].filter((one) => one !== undefined);

  /** Values of the previous picture, if they add or change something. */
  function offeredBy(photo: Photo): RoomAndMaterials | null {
    const last = before(photo.file);
    if (!last) return null;
    const words = giving.valuesOf(last);
    const isEmpty = words.room === '' && words.materials.length === 0;
    return isEmpty || isSame(giving.valuesOf(photo), words) ? null : words;
  }
  /** True: the key was handled, even if it changed nothing. */
  function onKey(event: KeyboardEvent, file: string): boolean {
    const photo = photoOf(file);
    if (!photo || !isNumber(event)) return false;
    if (!setsRoom(event, isLifted)) return true;
    const { key } = event;
    const room = rooms[Number(key) - 1];
    const words =
      key === '0' ? offeredBy(photo) : room ? { ...giving.valuesOf(photo), room } : null;
    if (!words) return true;
    give(photo, words);
    const next = shown[shown.indexOf(file) + 1];
    if (next) onNext(next);
    return true;
  }
  return { rooms, onKey, beside, offeredBy, give };
}
export type NumberKeys = ReturnType<typeof useNumberKeys>;
