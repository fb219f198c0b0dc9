/** The result of a build: live, stopped, failed, or lost with a restart of the server. */

import { Link } from 'react-router';
import type { DraftChange } from '#contract/desk/changes.ts';
import type { BuildFailure, LastBuild as Last, Publishing } from '#contract/desk/publishing.ts';
import { PUBLISH } from '../../messages/en.ts';
import { say } from '../../messages/message.ts';
import { TextButton } from '../../parts/buttons.tsx';
import { useStudio } from '../../parts/studio.ts';
import { canLeaveOut } from './changes.tsx';
import { excludedChanges, PublishButtons } from './publish-buttons.tsx';
import { Steps } from './steps.tsx';

interface Props {
  readonly data: Publishing;
  readonly ended: Last;
  readonly onLeave: () => void;
}

export function LastBuildStatus(props: Props) {
  const { data, ended, onLeave } = props;
  if (ended.how === 'live') return <Live {...props} />;
  return (
    <>
      {ended.failure ? (
        <Fault {...ended} failure={ended.failure} changes={data.changes} />
      ) : (
        <NotMade {...props} />
      )}
      <PublishButtons
        data={data}
        left={excludedChanges(data, ended.groups)}
        again={ended.isToPublish ? 'publish' : 'preview'}
        onLeave={onLeave}
      />
    </>
  );
}

/** Stopped by a person or by a restart. */
function NotMade({ data, ended }: Props) {
  const { times } = useStudio();
  const { how, at, stoppedBy, isToPublish } = ended;
  const preview = how === 'stopped' ? 'The preview was stopped' : 'The preview was not finished';
  return (
    <>
      <h1>{isToPublish ? 'Not published' : preview}</h1>
      <p className="lead" role="alert">
        {how === 'stopped'
          ? `${stoppedBy} stopped ${isToPublish ? 'the publishing' : 'the preview'} at ${times.clock(at)}. `
          : 'The server was restarted more than once during this work, so the work was stopped. '}
        The site has not changed. {say(PUBLISH.keptHere, { count: data.changes.length })}
      </p>
    </>
  );
}

function Live({ data, ended, onLeave }: Props) {
  const { times } = useStudio();
  const waiting = data.changes.length;
  return (
    <>
      <h1>The new version is live</h1>
      <p className="lead" role="status">
        {say(PUBLISH.live, { count: ended.changes.length })}{' '}
        {say(ended.groups ? PUBLISH.leftInDraft : PUBLISH.waiting, { count: waiting })}
      </p>
      <p className="big">
        <small>Live since</small> {times.clock(ended.at)}
      </p>
      <Steps progress={{ ...ended, step: 'whole', done: null, of: null }} endedAt={ended.at} />
      <div className="end">
        <a className="button quiet" href="/">
          View the site
        </a>
        <TextButton onClick={onLeave}>{waiting > 0 ? 'Go to the changes' : 'Done'}</TextButton>
      </div>
    </>
  );
}

interface FaultProps {
  readonly failure: BuildFailure;
  /** When it failed, in milliseconds since 1970. */
  readonly at: number;
  readonly isToPublish: boolean;
  readonly changes: readonly DraftChange[];
}

/** The errors, each with a link to its text. */
function Fault({ failure, at, isToPublish, changes }: FaultProps) {
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
                Fix
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
