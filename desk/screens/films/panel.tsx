/** The films on the screen of projects: their number, and a link to their screen. */

import { TextLink } from '../../parts/buttons.tsx';
import { useFilms } from './use-films.ts';

export function FilmsPanel() {
  const { data } = useFilms();
  if (!data) return null;
  const { places, job, missing } = data;
  const made = places.filter(({ stamp }) => stamp).length;
  return (
    <section className="films-panel" aria-labelledby="films-panel">
      <h2 id="films-panel">Films of the site</h2>
      <p className={made < places.length ? 'late' : 'hint'}>
        {job?.is === 'running'
          ? 'A film is being made.'
          : missing !== null
            ? 'This server cannot make films yet. The person who runs it needs to install ffmpeg.'
            : `Films added: ${made} of ${places.length}.`}
      </p>
      <TextLink className="strong" to="/films">
        Go to films
      </TextLink>
    </section>
  );
}
