/** Why nothing was published: what is at fault, where it is written, and what stands meanwhile. */
import { Link } from 'react-router';
import type { Failure } from '#contract/desk/publishing.ts';
import { useStudio } from '../../parts/studio.ts';
import { numberWord } from '../../words.ts';
import { changesWord } from './sentences.ts';

const title = (count: number) =>
  count === 0
    ? 'Not published'
    : `Not published: ${numberWord(count).toLowerCase()} ${count === 1 ? 'thing' : 'things'} to fix`;

interface Props {
  readonly failure: Failure;
  /** When it failed, in milliseconds since 1970. */
  readonly at: number;
  /** How many wait in the draft. */
  readonly changes: number;
}

export function Fault({ failure, at, changes }: Props) {
  const { words } = useStudio();
  const { problems, what, details } = failure;
  const kept = changes === 1 ? 'Your change is' : `Your ${changesWord(changes).toLowerCase()} are`;
  return (
    <>
      <h1>{title(problems.length)}</h1>
      <p className="lead" role="alert">
        {problems.length === 0 ? `${what} ` : `Looked at ${words.clock(at)} and stopped there. `}
        {changes > 0 && `${kept} kept, nothing is lost.`}
      </p>
      <ol className="faults">
        {problems.map((problem) => (
          <li key={`${problem.place?.href} ${problem.what}`}>
            <div>
              {problem.place && <p className="hint">{problem.place.label}</p>}
              <p>{problem.what}</p>
            </div>
            {problem.place && (
              <Link className="button low" to={problem.place.href}>
                Fix it
              </Link>
            )}
          </li>
        ))}
      </ol>
      <details className="details">
        <summary>Details for the person who runs the server</summary>
        <pre>{details}</pre>
      </details>
    </>
  );
}
