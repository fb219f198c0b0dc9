/** Chooses a piece of a film: a strip of the complete film, with a frame over the chosen part. */
import { useState } from 'react';
import { type FilmClip, type FilmPiece, PIECE_MAX_SECONDS } from '#contract/desk/films.ts';
import { Button } from '../../parts/buttons.tsx';
import { Image } from '../../parts/image.tsx';

/** "1:05". */
const clockOf = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

interface CutFilmProps {
  readonly clip: FilmClip;
  readonly isBusy: boolean;
  readonly onMake: (piece: FilmPiece) => void;
}

export function CutFilm({ clip, isBusy, onMake }: CutFilmProps) {
  const longest = Math.min(PIECE_MAX_SECONDS, clip.seconds);
  const [from, setFrom] = useState(0);
  const [seconds, setSeconds] = useState(Math.min(8, longest));
  const [focus, setFocus] = useState(50);
  const latest = Math.max(0, clip.seconds - seconds);
  const begin = Math.min(from, latest);
  const part = (n: number) => `${(100 * n) / clip.seconds}%`;
  const isUpright = clip.height > clip.width;
  return (
    <form
      className="film-cut"
      onSubmit={(event) => {
        event.preventDefault();
        onMake({ upload: clip.upload, from: begin, seconds, focus });
      }}
    >
      <div className="film-strip">
        <Image src={`/desk/api/films/clips/${clip.upload}/strip`} alt="" />
        <i style={{ left: part(begin), width: part(seconds) }} />
        <input
          type="range"
          min="0"
          max={latest}
          step="0.1"
          value={begin}
          disabled={latest === 0}
          aria-label="Start of the film"
          aria-valuetext={`at ${clockOf(begin)} of ${clockOf(clip.seconds)}`}
          onChange={({ target }) => setFrom(target.valueAsNumber)}
        />
      </div>
      <p>
        From {clockOf(begin)} to {clockOf(begin + seconds)} of {clockOf(clip.seconds)}
      </p>
      <div className="film-fields">
        <label className="field">
          <span>Length in seconds, at most {Math.floor(longest)}</span>
          <input
            type="number"
            min="1"
            max={Math.floor(longest * 10) / 10}
            step="0.5"
            value={seconds}
            onChange={({ target: { valueAsNumber } }) => {
              if (valueAsNumber >= 1) setSeconds(Math.min(longest, valueAsNumber));
            }}
          />
        </label>
        <label className="field">
          <span>
            {isUpright
              ? 'Part that wide screens show, from top to bottom'
              : 'Part that phones show, from left to right'}
          </span>
          <input
            type="range"
            min="0"
            max="100"
            step="5"
            value={focus}
            onChange={({ target }) => setFocus(target.valueAsNumber)}
          />
        </label>
      </div>
      {isUpright && (
        <p className="hint">
          This film is upright: wide screens show only a strip of it, and it looks slightly blurred.
        </p>
      )}
      <Button type="submit" disabled={isBusy}>
        {isBusy ? 'Another film is being made' : 'Make this film'}
      </Button>
    </form>
  );
}
