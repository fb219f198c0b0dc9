/** Sets a picture's room and materials, with undo. */
import type { Photo } from '#contract/desk/photos.ts';
import type { createKeeper } from '../../keep/keeper.ts';
import { isSame } from '../../keep/pending-values.ts';
import { currentValue } from '../../keep/value-now.ts';

const FIELDS = ['room', 'materials'] as const;

export interface RoomAndMaterials {
  readonly room: string;
  readonly materials: readonly string[];
}
type Given = Pick<Photo, 'file' | 'room' | 'materials'>;

interface Options {
  readonly keeper: Pick<ReturnType<typeof createKeeper>, 'state' | 'write'>;
  readonly pathOf: (file: string) => string;
  /** The picture as saved at the time of the call. */
  readonly photoOf: (file: string) => Given | undefined;
}

export function createRoomSetter({ keeper, pathOf, photoOf }: Options) {
  /** Uses typed values before they are saved. */
  function valuesOf({ file, room, materials }: Given): RoomAndMaterials {
    const { typed } = keeper.state();
    return {
      room: currentValue(typed, `${pathOf(file)}/room`, room.value).trim(),
      materials: currentValue(typed, `${pathOf(file)}/materials`, materials.value),
    };
  }
  /** Writes only the fields that differ. */
  function write(
    file: string,
    before: RoomAndMaterials,
    after: RoomAndMaterials,
  ): readonly (keyof RoomAndMaterials)[] {
    const photo = photoOf(file);
    const changed = photo ? FIELDS.filter((field) => !isSame(before[field], after[field])) : [];
    for (const field of changed)
      if (photo) keeper.write(`${pathOf(file)}/${field}`, photo[field], after[field]);
    return changed;
  }

  return {
    valuesOf,
    /** @returns the changed fields, and the function that undoes it; null if nothing changed */
    give(file: string, words: RoomAndMaterials) {
      const photo = photoOf(file);
      if (!photo) return null;
      const was = valuesOf(photo);
      const changed = write(file, was, words);
      if (changed.length === 0) return null;
      /** A field that was edited since keeps its new value. */
      async function undo(): Promise<void> {
        const now = photoOf(file);
        const own = now ? valuesOf(now) : words;
        const back = (field: keyof RoomAndMaterials) =>
          changed.includes(field) && isSame(own[field], words[field]);
        const undone = write(file, own, {
          room: back('room') ? was.room : own.room,
          materials: back('materials') ? was.materials : own.materials,
        });
        if (undone.length === 0)
          throw new Error('This has been changed again since then, so nothing was undone.');
      }
      return { changed, undo };
    },
  };
}
