/** The films of the site: where each plays, and how another one takes its place. */
import { useRef, useState } from 'react';
import type { FilmClip, FilmJob, FilmPlace } from '#contract/desk/films.ts';
import { ask } from '../../api.ts';
import { Image } from '../../parts/image.tsx';
import { NO_CONNECTION, untilAnswered } from '../../until-answered.ts';
import { upload } from '../../upload.ts';
import { CutFilm } from './cut-film.tsx';
import { refreshFilms, useFilms } from './use-films.ts';
import '../../styles/films/films.css';

const posterOf = ({ name, stamp }: FilmPlace) => `/desk/api/films/${name}/poster?${stamp}`;

export function FilmsScreen() {
  const { data, error } = useFilms();
  const [chosen, setChosen] = useState<string | null>(null);
  if (error && !data) return <main className="alone">{error.message}</main>;
  if (!data) return <p className="waiting" aria-live="polite" />;
  const { missing, places, job } = data;
  const made = places.filter(({ stamp }) => stamp).length;
  const place = places.find(({ name }) => name === chosen);
  return (
    <main className="page films" id="main" tabIndex={-1}>
      <title>Films · Desk</title>
      <h1>{made === places.length ? 'All films are in place' : 'Some films are missing'}</h1>
      <p className="hint">Any phone film will do. Twelve seconds of it are used, without sound.</p>
      {missing && (
        <p className="films-missing" role="alert">
          {missing}
        </p>
      )}
      <Job job={job} places={places} />
      {place && !missing && (
        <TakeFilm
          key={place.name}
          place={place}
          onDone={() => setChosen(null)}
          isBusy={job?.is === 'running'}
        />
      )}
      <ul className="film-places">
        {places.map((each) => (
          <li key={each.name}>
            {each.stamp ? (
              <Image src={posterOf(each)} alt="" loading="lazy" width="320" height="180" />
            ) : (
              <div className="film-none">No film yet</div>
            )}
            <div>
              <b>{each.caption}</b>
              <span className="hint">
                {each.page}
                {each.isNight && ', by night'}
              </span>
            </div>
            <button
              type="button"
              className="underlined"
              disabled={missing !== null}
              aria-label={`${each.stamp ? 'Replace the film' : 'Add a film'}: ${each.caption}${each.isNight ? ', by night' : ''}`}
              onClick={() => {
                setChosen(each.name);
                window.scrollTo({ top: 0 });
              }}
            >
              {each.stamp ? 'Replace the film' : 'Add a film'}
            </button>
          </li>
        ))}
      </ul>
    </main>
  );
}

function Job({
  job,
  places,
}: {
  readonly job: FilmJob | null;
  readonly places: readonly FilmPlace[];
}) {
  const [trouble, setTrouble] = useState('');
  const caption = places.find(({ name }) => name === job?.name)?.caption ?? job?.name;
  const stop = async () => {
    setTrouble('');
    await ask('/films/job', undefined, 'DELETE').catch((error: Error) => setTrouble(error.message));
    await refreshFilms();
  };
  return (
    <div className="film-job" role="status">
      {job?.is === 'running' && (
        <>
          <p>
            <b>{caption}</b> is being made. You can go on working: this takes some minutes.
          </p>
          <progress value={job.done} aria-label="Progress of the film" />
          <button type="button" className="underlined" onClick={() => void stop()}>
            Stop
          </button>
          <p className="trouble" role="alert">
            {trouble}
          </p>
        </>
      )}
      {job?.is === 'done' && (
        <p>
          <b>{caption}</b> is made, and in the draft. Do its caption and description still fit? They
          are in Words. {job.notes.join(' ')}
        </p>
      )}
      {job?.is === 'failed' && (
        <p className="trouble">
          <b>{caption}</b> could not be made. {job.trouble}
        </p>
      )}
    </div>
  );
}

interface TakeFilmProps {
  readonly place: FilmPlace;
  readonly isBusy: boolean;
  readonly onDone: () => void;
}

function TakeFilm({ place, isBusy, onDone }: TakeFilmProps) {
  const [part, setPart] = useState<number | null>(null);
  const [clip, setClip] = useState<FilmClip | null>(null);
  const [trouble, setTrouble] = useState('');
  const [isWaiting, setWaiting] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  async function attempt(act: () => Promise<void>) {
    setTrouble('');
    try {
      await act();
    } catch (error) {
      setTrouble((error as Error).message);
    }
    setPart(null);
  }
  const take = (file: File | undefined) =>
    file &&
    void attempt(async () => {
      setPart(0);
      const id = await upload(file, { onPart: setPart, onWait: setWaiting });
      setPart(1);
      setClip(
        await untilAnswered(() => ask<FilmClip>('/films/clips', { upload: id }), {
          onWait: setWaiting,
        }),
      );
    });
  return (
    <section className="film-take" aria-label={`A film for ${place.caption}`}>
      <h2>{place.caption}</h2>
      {!clip && part === null && (
        <>
          <p className="hint">Film across, in 4K if the phone can, and hold it still.</p>
          <input
            ref={input}
            type="file"
            accept="video/*,.mp4,.mov,.webm"
            aria-label="A film"
            onChange={({ target }) => take(target.files?.[0])}
          />
        </>
      )}
      <p role="status">
        {part !== null &&
          (isWaiting
            ? NO_CONNECTION
            : part < 1
              ? `Uploading: ${Math.round(100 * part)} %`
              : 'Checking')}
      </p>
      <p className="trouble" role="alert">
        {trouble}
      </p>
      {clip && (
        <CutFilm
          clip={clip}
          isBusy={isBusy}
          onMake={(piece) =>
            void attempt(async () => {
              await untilAnswered(() => ask(`/films/${place.name}`, piece), { onWait: setWaiting });
              await refreshFilms();
              onDone();
            })
          }
        />
      )}
      <button type="button" className="underlined" onClick={onDone}>
        Leave it as it is
      </button>
    </section>
  );
}
