/** The result of a build: live, stopped, failed, or lost with a restart of the server. */
import type { LastBuild as Last, Publishing } from '#contract/desk/publishing.ts';
import { PUBLISH } from '../../messages/en.ts';
import { say } from '../../messages/message.ts';
import { TextButton } from '../../parts/buttons.tsx';
import { useStudio } from '../../parts/studio.ts';
import { Fault } from './fault.tsx';
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
