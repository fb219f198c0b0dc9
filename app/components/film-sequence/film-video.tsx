import { useEffect, useRef } from 'react';
import type { Film } from '#content-model/types.ts';
import { FilmSources } from '../film-sources.tsx';
import css from './film-sequence.module.css';

/** Seconds before the end at which the next film is fetched. */
const ENDING_S = 3;
/** Ten updates a second look the same as sixty, because the time in the caption changes in minutes. */
const PROGRESS_MS = 100;

interface FilmVideoProps {
  readonly film: Film;
  readonly role: 'previous' | 'current' | 'next';
  readonly playing: boolean;
  readonly loop: boolean;
  readonly onPlaying: () => void;
  readonly onEnding: () => void;
  readonly onEnded: () => void;
  readonly onFailed: () => void;
  /** Called every `PROGRESS_MS` with the played share of the film, 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/** One silent film. Renders `<video>`; plays while it is the current one and motion is allowed. */
export function FilmVideo(props: FilmVideoProps) {
  const { film, role, playing, loop, onProgress } = props;
  const isCurrent = role === 'current';
  const ref = useRef<HTMLVideoElement>(null);
  const runs = isCurrent && playing;

  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    if (!runs) return video.pause();
    // If autoplay is refused, the poster, which is the first frame, stays: logged only (docs/specification/forms.md,
    // "Errors").
    // biome-ignore lint/suspicious/noConsole: the specification asks for a log entry and nothing else
    video.play().catch((reason) => console.info('A film was not started by itself:', reason));
    if (!onProgress) return;
    const timer = setInterval(() => {
      if (video.duration > 0) onProgress(video.currentTime / video.duration);
    }, PROGRESS_MS);
    return () => clearInterval(timer);
  }, [runs, onProgress]);

  return (
    <video
      ref={ref}
      className={css.video}
      data-role={role}
      muted
      playsInline
      disablePictureInPicture
      preload="auto"
      loop={loop}
      tabIndex={-1}
      aria-hidden="true"
      onPlaying={props.onPlaying}
      onEnded={props.onEnded}
      onTimeUpdate={({ currentTarget: video }) => {
        if (isCurrent && video.duration - video.currentTime < ENDING_S) props.onEnding();
      }}
    >
      <FilmSources film={film} onFailed={props.onFailed} />
    </video>
  );
}
