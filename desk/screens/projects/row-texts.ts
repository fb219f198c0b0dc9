/** Texts for counts and names of projects and pictures. Pure. */
import type { ProjectRow } from '#contract/desk/projects.ts';
import { ORDINALS, PROJECTS } from '../../messages/en.ts';
import { joinWithCommas, say } from '../../messages/message.ts';

/** "second of four", "position 25 of 26". */
export const positionOf = (n: number, count: number) =>
  say(PROJECTS.position, { ordinal: ORDINALS[n - 1] ?? say(PROJECTS.ordinal, { n }), count });

/** The text of a row after its number of pictures; `isLate`: the project cannot be published as it is. */
export function rowState({ photos, lacksConsent }: ProjectRow): { text: string; isLate: boolean } {
  const count = photos.filter(({ isDescribed }) => !isDescribed).length;
  const late = joinWithCommas([
    count > 0 && say(PROJECTS.undescribed, { count }),
    lacksConsent && PROJECTS.noConsent,
  ]);
  if (late) return { text: late, isLate: true };
  return photos.length === 0
    ? { text: PROJECTS.noPictures, isLate: true }
    : { text: PROJECTS.allDescribed, isLate: false };
}

/** Of uploads: "20 uploaded, 4 uploading, 1 refused". */
export const tally = (uploaded: number, uploading: number, refused: number): string =>
  joinWithCommas([
    uploaded > 0 && say(PROJECTS.countUploaded, { count: uploaded }),
    uploading > 0 && say(PROJECTS.countUploading, { count: uploading }),
    refused > 0 && say(PROJECTS.countRefused, { count: refused }),
  ]);
