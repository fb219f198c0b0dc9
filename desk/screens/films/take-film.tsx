/** Uploads a film for a place, and starts making the chosen part of it. */
import { useState } from 'react';
import type { FilmClip, FilmPlace } from '#contract/desk/films.ts';
import { ask } from '../../api.ts';
import { ErrorMessage } from '../../parts/announcements.tsx';
import { Button, TextButton } from '../../parts/buttons.tsx';
import { useAttempt } from '../../parts/use-attempt.ts';
import { useFileInput } from '../../parts/use-file-input.tsx';
import { useUpload } from '../../parts/use-upload.ts';
import { askUntilAnswered } from '../../until-answered.ts';
import { upload } from '../../upload.ts';
import { CutFilm } from './cut-film.tsx';
import { refreshFilms } from './use-films.ts';

interface TakeFilmProps {
  readonly place: FilmPlace;
  readonly isBusy: boolean;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** The id of its heading, which gets the focus when it is opened. */
export const takeFilmId = (name: string) => `take-${name}`;

export function TakeFilm({ place, isBusy, onDone, onCancel }: TakeFilmProps) {
  const [part, setPart] = useState<number | null>(null);
  const [clip, setClip] = useState<FilmClip | null>(null);
  const { error, attempt } = useAttempt();
  const { waiting, begin, stop } = useUpload();
  const take = (file: File | undefined) =>
    file &&
    void attempt(async () => {
      setPart(0);
      const options = begin();
      const id = await upload(file, 'file', { onPart: setPart, ...options });
      setPart(1);
      setClip(await askUntilAnswered(() => ask<FilmClip>('/films/clips', { upload: id }), options));
    }).then(() => setPart(null));
  const { chooser, choose } = useFileInput({
    label: 'A film',
    accept: 'video/*,.mp4,.mov,.webm',
    onFiles: ([file]) => take(file),
  });
  return (
    <section className="film-take" aria-label={`A film for ${place.caption}`}>
      <h2 id={takeFilmId(place.name)} tabIndex={-1}>
        {place.caption}
      </h2>
      {!clip && part === null && (
        <>
          <p className="hint">Hold the phone sideways and still. Film in 4K if the phone can.</p>
          {chooser}
          <Button onClick={choose}>Choose a film</Button>
        </>
      )}
      <p role="status">
        {waiting ||
          (part !== null && (part < 1 ? `Uploading: ${Math.round(100 * part)} %` : 'Checking'))}
      </p>
      <ErrorMessage>{error}</ErrorMessage>
      {clip && (
        <CutFilm
          clip={clip}
          isBusy={isBusy}
          onMake={(piece) =>
            void attempt(async () => {
              await askUntilAnswered(() => ask(`/films/${place.name}`, piece), begin());
              await refreshFilms();
              onDone();
            })
          }
        />
      )}
      <TextButton
        onClick={() => {
          stop();
          onCancel();
        }}
      >
        Cancel
      </TextButton>
    </section>
  );
}
