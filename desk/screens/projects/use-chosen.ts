/** The chosen picture, which is in the address: "#13.jpg". */
import { useLocation, useNavigate } from 'react-router';
import type { Photo } from '#contract/desk/photos.ts';
import type { ProjectView } from '#contract/desk/projects.ts';
import { keeper, useKeepState } from '../../keep/keep.ts';
import type { KeepState } from '../../keep/types.ts';
import { currentValue } from '../../keep/value-now.ts';
import { isWide } from './is-wide.ts';
import { photoPath } from './use-projects.ts';

export function useChosenPicture(photos: readonly Photo[], shown: readonly string[]) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const named = decodeURIComponent(hash.slice(1));
  const isNamed = shown.includes(named);
  const file = isNamed ? named : shown[0];
  return {
    chosen: photos.find((photo) => photo.file === file) ?? null,
    /** On a phone: the picture is shown instead of the sheet. */
    isOne: isNamed,
    choose(next: string | null) {
      // "Back" returns to the sheet on a phone; on a wide screen every arrow key would add a history entry.
      const replace = isWide() || isNamed;
      void navigate({ hash: next === null ? '' : `#${encodeURIComponent(next)}` }, { replace });
      if (!isWide() && next !== null) window.scrollTo(0, 0);
    },
  };
}

type Sheet = Pick<ProjectView, 'slug' | 'photos'>;

function missingIn(typed: KeepState['typed'], { slug, photos }: Sheet): string[] {
  const isEmpty = ({ file, alt }: Photo) =>
    currentValue(typed, `${photoPath(slug, file)}/alt`, alt.value).trim() === '';
  return photos.filter(isEmpty).map(({ file }) => file);
}
const inOrder = (files: readonly string[], shown: readonly string[]) =>
  shown.filter((file) => files.includes(file));

/** Files without a description, in the displayed order; unsaved values are included. */
export const missingFields = (view: Sheet, shown: readonly string[]) =>
  inOrder(missingIn(keeper.state().typed, view), shown);

/** The same, as state. Only for small components, which render on every key press. */
export function useMissingFields(view: Sheet, shown: readonly string[]): string[] {
  const found = useKeepState(({ typed }) => missingIn(typed, view).join('\n'));
  return inOrder(found.split('\n'), shown);
}

/** The first missing one after a picture, else the first other one. */
export function nextOf(
  missing: readonly string[],
  shown: readonly string[],
  from: string | undefined,
): string | undefined {
  const others = missing.filter((file) => file !== from);
  const at = from === undefined ? -1 : shown.indexOf(from);
  return others.find((file) => shown.indexOf(file) > at) ?? others[0];
}
