/** Which pictures of a project are shown side by side: those of one room before, during and after the work. Pure. */
import type { Photo } from '#content-model/types.ts';

const ORDER = ['before', 'during', 'after'] as const;
const placeOf = ({ stage = 'after' }: Photo) => ORDER.indexOf(stage);

export interface Run {
  /** True: one room at its stages, side by side. */
  readonly isStaged: boolean;
  readonly photos: readonly Photo[];
}

/**
 * The pictures in their order, as runs. Those of one room with a stage are shown where the first of them is, from before to after.
 * A room of which all is finished needs no stages.
 */
export function runsOf(photos: readonly Photo[]): Run[] {
  const ofRoom = Map.groupBy(
    photos.filter(({ stage }) => stage),
    ({ room }) => room,
  );
  const runs: { isStaged: boolean; photos: Photo[] }[] = [];
  for (const photo of photos) {
    const room = photo.stage && ofRoom.get(photo.room);
    const isStaged = room?.some(({ stage }) => stage !== 'after') === true;
    if (room && isStaged) {
      if (room[0] === photo)
        runs.push({ isStaged, photos: room.toSorted((a, b) => placeOf(a) - placeOf(b)) });
      continue;
    }
    const last = runs.at(-1);
    if (last && !last.isStaged) last.photos.push(photo);
    else runs.push({ isStaged: false, photos: [photo] });
  }
  return runs;
}
