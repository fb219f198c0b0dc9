import type { SyntheticEvent } from 'react';
import { MOBILE_QUERY } from '../constants.ts';
import type { Film } from '../content-types.ts';

const AV1_PHONE = 'video/mp4; codecs="av01.0.05M.08"';
const AV1 = 'video/mp4; codecs="av01.0.08M.08"';

interface FilmSourcesProps {
  readonly film: Pick<Film, 'sources' | 'phoneSources'>;
  /** The browser tried every source, the phone's first, and could show none. */
  readonly onFailed?: (event: SyntheticEvent) => void;
}

/** What stands inside `<video>`: the phone's film before the desktop's, so that one falls back to the other by itself. */
export function FilmSources({ film, onFailed }: FilmSourcesProps) {
  const { sources, phoneSources } = film;
  return (
    <>
      {phoneSources && (
        <>
          <source src={phoneSources.av1} type={AV1_PHONE} media={MOBILE_QUERY} />
          <source src={phoneSources.h264} type="video/mp4" media={MOBILE_QUERY} />
        </>
      )}
      {sources && (
        <>
          <source src={sources.av1} type={AV1} />
          <source src={sources.h264} type="video/mp4" onError={onFailed} />
        </>
      )}
      Your browser does not support the video tag.
    </>
  );
}
