/** Why a build failed, to publish or for a preview: the errors, each with a link to its text. */
import { Link } from 'react-router';
import type { DraftChange } from '#contract/desk/changes.ts';
import type { BuildFailure } from '#contract/desk/publishing.ts';
import { PUBLISH } from '../../messages/en.ts';
import { say } from '../../messages/message.ts';
import { useStudio } from '../../parts/studio.ts';
import { canLeaveOut } from './changes.tsx';

interface Props {
  readonly failure: BuildFailure;
  /** When it failed, in milliseconds since 1970. */
  readonly at: number;
  readonly isToPublish: boolean;
  readonly changes: readonly DraftChange[];
}

export function Fault({ failure, at, isToPublish, changes }: Props) {
  const { times } = useStudio();
  const { problems, what, details } = failure;
  return (
    <>
      <h1>{say(isToPublish ? PUBLISH.toFix : PUBLISH.previewToFix, { count: problems.length })}</h1>
      <p className="lead" role="alert">
        {problems.length === 0
          ? `${what} `
          : `The check at ${times.clock(at)} found what is listed here. `}
        {say(PUBLISH.keptSafe, { count: changes.length })}
        {problems.length > 0 && canLeaveOut(changes) && ` ${PUBLISH.restFirst}`}
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
