/** Which picture is chosen; the address says it: "#13.jpg". */
import { useLocation, useNavigate } from 'react-router';
import type { Photo, ProjectView } from '#server/desk/photos/wire.ts';
import { useUnkept } from './keep.ts';
import { photoPath } from './use-projects.ts';

/** Beside the sheet there is room for one picture, as in breakpoints.css. */
export const isWide = () => matchMedia('(width >= 960px)').matches;

export function useChosen(photos: readonly Photo[], shown: readonly string[]) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const named = decodeURIComponent(hash.slice(1));
  const isNamed = shown.includes(named);
  const file = isNamed ? named : shown[0];
  return {
    chosen: photos.find((photo) => photo.file === file) ?? null,
    /** On a phone: that picture stands before the sheet. */
    isOne: isNamed,
    choose(next: string | null) {
      // A way back to the sheet on a phone; on a wide screen every step of an arrow would be one.
      const replace = isWide() || isNamed;
      void navigate({ hash: next === null ? '' : `#${encodeURIComponent(next)}` }, { replace });
      if (!isWide() && next !== null) window.scrollTo(0, 0);
    },
  };
}

/** Files without a description, in their order; what was just written counts. */
export function useMissing({ slug, photos }: ProjectView, shown: readonly string[]): string[] {
  const altOf = (file: string) => photos.find((photo) => photo.file === file)?.alt.value ?? '';
  const found = useUnkept((typed) =>
    shown
      .filter((file) => {
        const own = typed[`${photoPath(slug, file)}/alt`]?.value;
        return String(own ?? altOf(file)).trim() === '';
      })
      .join('\n'),
  );
  return found === '' ? [] : found.split('\n');
}
