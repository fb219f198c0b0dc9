import type { SyntheticEvent } from 'react';
import { MOBILE_QUERY, NIGHT_QUERY } from '#app/constants.ts';
import type { Film } from '#content-model/types.ts';
import type { FilmSources as Files } from '#pictures/manifest.ts';

const AV1_PHONE = 'video/mp4; codecs="av01.0.05M.08"';
const AV1 = 'video/mp4; codecs="av01.0.08M.08"';

interface PairProps {
  readonly files?: Files;
  readonly type: string;
  readonly media?: string;
  readonly onFailed?: (event: SyntheticEvent) => void;
}

const Pair = ({ files, type, media, onFailed }: PairProps) =>
  files && (
    <>
      <source src={files.av1} type={type} media={media} />
      <source src={files.h264} type="video/mp4" media={media} onError={onFailed} />
    </>
  );

interface FilmSourcesProps {
  readonly film: Pick<Film, 'sources' | 'phoneSources' | 'night'>;
  readonly phoneQuery?: string;
  /** Called when the browser could play none of the sources. */
  readonly onFailed?: (event: SyntheticEvent) => void;
}

/**
 * The children of `<video>`. The phone film is listed before the desktop film, so that the browser falls back to the
 * latter.
 */
export function FilmSources({ film, phoneQuery = MOBILE_QUERY, onFailed }: FilmSourcesProps) {
  const { sources, phoneSources, night } = film;
  return (
    <>
      <Pair
        files={night?.phoneSources}
        type={AV1_PHONE}
        media={`${phoneQuery} and ${NIGHT_QUERY}`}
      />
      <Pair files={night?.sources} type={AV1} media={NIGHT_QUERY} />
      <Pair files={phoneSources} type={AV1_PHONE} media={phoneQuery} />
      <Pair files={sources} type={AV1} onFailed={onFailed} />
      Your browser does not support the video tag.
    </>
  );
}
