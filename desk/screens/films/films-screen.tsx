/** The films of the site: where each is shown, and replacing it. */
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { FilmJob, FilmPlace } from '#contract/desk/films.ts';
import { ask } from '../../api.ts';
import { LoadError } from '../../parts/load-error.tsx';
import { FilmCard, replaceFilmId } from './film-card.tsx';
import { TakeFilm, takeFilmId } from './take-film.tsx';
import { refreshFilms, useFilms } from './use-films.ts';
import '../../styles/films/films.css';
import { ErrorMessage } from '../../parts/announcements.tsx';
import { TextButton } from '../../parts/buttons.tsx';
import { useAttempt } from '../../parts/use-attempt.ts';

export function FilmsScreen() {
  const { data, error } = useFilms();
  /** Places whose film is being replaced, latest first; each continues while another is started. */
  const [chosen, setChosen] = useState<readonly string[]>([]);
  if (!data) return <LoadError what="Films" error={error} />;
  const { missing, places, job } = data;
  const made = places.filter(({ stamp }) => stamp).length;
  const isMaking = job?.is === 'running';
  const heading = isMaking
    ? 'A film is being made'
    : made === places.length
      ? 'No film is missing'
      : made === 0
        ? 'No films yet'
        : 'Some films are missing';
  return (
    <main className="page films" id="main" tabIndex={-1}>
      <title>Films · Desk</title>
      <h1>{heading}</h1>
      <p className="hint">
        Use any film from a phone. The site shows up to twelve seconds of it, without sound.
      </p>
      {missing && (
        <p className="films-missing" role="alert">
          {missing}
        </p>
      )}
      <Job job={job} places={places} />
      {!missing &&
        chosen.flatMap((name) => {
          const place = places.find((each) => each.name === name);
          if (!place) return [];
          const close = () => setChosen((all) => all.filter((one) => one !== name));
          const cancel = () => {
            document.getElementById(replaceFilmId(name))?.focus();
            close();
          };
          return [
            <TakeFilm
              key={name}
              {...{ place }}
              onDone={close}
              onCancel={cancel}
              isBusy={isMaking}
            />,
          ];
        })}
      <ul className="film-places">
        {places.map((each) => (
          <FilmCard
            key={each.name}
            place={each}
            canReplace={missing === null}
            onReplace={() => {
              flushSync(() =>
                setChosen((all) => [each.name, ...all.filter((one) => one !== each.name)]),
              );
              window.scrollTo({ top: 0 });
              document.getElementById(takeFilmId(each.name))?.focus();
            }}
          />
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
  const { error, attempt } = useAttempt({ after: refreshFilms });
  const caption = places.find(({ name }) => name === job?.name)?.caption ?? job?.name;
  const stop = () => attempt(() => ask('/films/job', undefined, 'DELETE'));
  return (
    <div className="film-job" role="status">
      {job?.is === 'running' && (
        <>
          <p>The film “{caption}” is being made. This takes some minutes. You can go on working.</p>
          <progress value={job.done} aria-label="Progress of the film" />
          <TextButton onClick={() => void stop()}>Stop</TextButton>
          <ErrorMessage>{error}</ErrorMessage>
        </>
      )}
      {job?.is === 'done' && (
        <p>
          The film “{caption}” is ready. Visitors see it after you publish. Check in Texts that its
          caption and description still fit. {job.notes.join(' ')}
        </p>
      )}
      {job?.is === 'failed' && (
        <p className="error">
          The film “{caption}” could not be made. {job.error}
        </p>
      )}
      {job?.is === 'stopped' && (
        <p>The film “{caption}” was not made, because somebody stopped it.</p>
      )}
    </div>
  );
}
