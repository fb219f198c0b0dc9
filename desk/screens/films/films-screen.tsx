/** The films of the site: where each is shown, and how it is replaced. */
import { useState } from 'react';
import type { FilmJob, FilmPlace } from '#contract/desk/films.ts';
import { ask } from '../../api.ts';
import { Image } from '../../parts/image.tsx';
import { TakeFilm } from './take-film.tsx';
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
      <p className="hint">
        Use any film from a phone. The site shows twelve seconds of it, without sound.
      </p>
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
            <b>{caption}</b> is being made. This takes some minutes. You can go on working.
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
          <b>{caption}</b> is ready, and goes on the site when you next publish. Check in Words that
          its caption and description still fit. {job.notes.join(' ')}
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
