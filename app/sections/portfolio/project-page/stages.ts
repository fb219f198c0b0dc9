/**
 * Groups the pictures of a project: those of one room before, during and after the work are shown side by side. Pure.
 */
import type { Photo } from '#content-model/types.ts';
import { STAGES } from '#contract/picture-kinds.ts';

const placeOf = ({ stage = 'after' }: Photo) => STAGES.indexOf(stage);

interface StageRun {
  /** True for one room at its stages, side by side. */
  readonly isStaged: boolean;
  readonly photos: readonly Photo[];
}

/**
 * The pictures in their order, as runs. Those of a room with stages form one run at the place of the first of them,
 * from before to after. A room with only finished pictures has no stages.
 */
export function stageRuns(photos: readonly Photo[]): StageRun[] {
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
