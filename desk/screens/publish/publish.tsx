/** Publish: what has changed, the way to look at it, and the one act that reaches visitors. */
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { Job, Publishing } from '#server/desk/publishing/wire.ts';
import { ask } from '../../api.ts';
import { Asked } from '../../parts/asked.tsx';
import { useNow, useStudio } from '../../parts/studio.ts';
import { lowered } from '../../words.ts';
import '../../styles/publish/publish.css';
import { Changes } from './changes.tsx';
import { Fault } from './fault.tsx';
import { changesWord } from './said.ts';
import { Steps } from './steps.tsx';
import { renew, usePublishing } from './use-publishing.ts';
import { Versions } from './versions.tsx';

/** The build that has just ended while this screen was open: null while nothing has. */
function useEnded(data: Publishing | undefined) {
  const last = useRef<Job | null>(null);
  const [ended, setEnded] = useState<{ job: Job; at: number } | null>(null);
  useEffect(() => {
    if (!data) return;
    if (data.job) setEnded(null);
    else if (last.current && !data.failure) {
      setEnded({ job: last.current, at: data.now });
      void renew();
    }
    last.current = data.job;
  }, [data]);
  return [ended, () => setEnded(null)] as const;
}

export function Publish() {
  const { data, isPending } = usePublishing();
  const [ended, forget] = useEnded(data);
  const [seen, setSeen] = useState(0);
  if (!data) return <main className="room publish" id="main" aria-busy={isPending} />;
  const failure = data.failure && data.failure.at !== seen ? data.failure : null;
  return (
    <main className="publish" id="main" tabIndex={-1}>
      <title>Publish · Desk</title>
      <section className="main">
        {data.job ? (
          <UnderWay data={data} job={data.job} />
        ) : failure ? (
          <>
            <Fault failure={failure} changes={data.changes.length} />
            <Acts data={data} again onLeave={() => setSeen(failure.at)} />
          </>
        ) : ended?.job.isToPublish ? (
          <Live ended={ended} onLeave={forget} />
        ) : (
          <Draft data={data} />
        )}
      </section>
      <aside>
        <Stands data={data} />
        <Versions versions={data.versions} isBusy={data.job !== null} onBack={forget} />
      </aside>
    </main>
  );
}

function Stands({ data: { standsSince, job } }: { data: Publishing }) {
  const { words } = useStudio();
  const now = useNow();
  if (standsSince === null) return null;
  return (
    <section className="stands">
      <h2>The site stands since {lowered(words.dayTime(standsSince, now))}</h2>
      <p className="hint">
        {job
          ? 'Visitors see it until the new version is whole.'
          : 'It stays until a version without a fault takes its place.'}
      </p>
      <p>
        <Link className="underlined" to="/publish/launch">
          What is left before the site opens
        </Link>
      </p>
    </section>
  );
}

function Draft({ data }: { data: Publishing }) {
  const { words } = useStudio();
  const now = useNow();
  const { changes, standsSince, preview, cannot } = data;
  const day = standsSince === null ? '' : words.day(standsSince, now);
  const since = day && ` since ${day === 'Today' ? words.clock(standsSince!) : lowered(day)}`;
  if (changes.length === 0)
    return (
      <>
        <h1>Nothing waits to be published</h1>
        <p className="lead">{cannot ?? 'The site says all that is written here.'}</p>
      </>
    );
  return (
    <>
      <h1>{`${changesWord(changes.length)}${since}`}</h1>
      <p className="lead">{cannot ?? 'They are kept here. The site shows none of them yet.'}</p>
      {preview?.isFresh && (
        <p className="made" role="status">
          The preview of {words.clock(preview.at)} shows exactly this. Publishing it takes a second.
        </p>
      )}
      <Changes changes={changes} day="As it stands" />
      {!cannot && <Acts data={data} />}
    </>
  );
}

interface ActsProps {
  readonly data: Publishing;
  readonly again?: boolean;
  readonly onLeave?: () => void;
}

function Acts({ data, again = false, onLeave }: ActsProps) {
  const [trouble, setTrouble] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [isAsking, askFirst] = useState(false);
  const fresh = data.preview?.isFresh ? data.preview : null;
  async function act(path: string, body: unknown, then?: () => void) {
    setTrouble('');
    setBusy(true);
    try {
      await ask(path, body);
      then?.();
    } catch (error) {
      setTrouble((error as Error).message);
    }
    await renew();
    setBusy(false);
  }
  const build = (isToPublish: boolean) => act('/publishing/build', { isToPublish });
  const look = () => act('/publishing/look', { id: fresh?.id }, () => location.assign('/'));
  const publish = () => (fresh ? act('/publishing/publish', { id: fresh.id }) : build(true));
  const count = changesWord(data.changes.length).toLowerCase();
  if (data.changes.length === 0 && !again) return null;
  return (
    <div className="end">
      <p className="trouble" role="alert">
        {trouble}
      </p>
      <button
        type="button"
        className="button"
        disabled={isBusy || data.changes.length === 0}
        onClick={() => void publish()}
      >
        {again ? 'Publish again' : `Publish ${count}`}
      </button>
      <button
        type="button"
        className="button quiet"
        disabled={isBusy || data.changes.length === 0}
        onClick={() => void (fresh ? look() : build(false))}
      >
        {fresh ? 'Open the preview' : 'Preview'}
      </button>
      {onLeave ? (
        <button type="button" className="underlined" onClick={onLeave}>
          To the changes
        </button>
      ) : (
        <button type="button" className="underlined" onClick={() => askFirst(true)}>
          Take all back
        </button>
      )}
      <p className="hint">
        {fresh ? 'Only the people of the desk see it.' : 'Under a minute. The site stays open.'}
      </p>
      {isAsking && (
        <Asked
          title={`Take ${count} back?`}
          yes="Take back"
          no="Keep"
          onYes={() => act('/publishing/discard', {})}
          onClose={() => askFirst(false)}
        >
          <p>All that was written here since the last version goes. The site stays as it is.</p>
        </Asked>
      )}
    </div>
  );
}

function UnderWay({ data, job }: { data: Publishing; job: Job }) {
  const [isBusy, setBusy] = useState(false);
  const stop = async () => {
    setBusy(true);
    await ask('/publishing/stop', {}).catch(() => {});
    await renew();
    setBusy(false);
  };
  return (
    <>
      <h1>{job.isToPublish ? 'The new version is being made' : 'The preview is being made'}</h1>
      <p className="lead">You may close this page: it goes on by itself.</p>
      <p className="big" role="status">
        {job.done !== null ? (
          <>
            {job.done} <small>{job.of ? `of ${job.of} pictures` : 'pages'}</small>
          </>
        ) : (
          <small>Begun by {job.by}</small>
        )}
      </p>
      <Steps progress={job} endedAt={null} />
      <h2 className="out">What goes out</h2>
      <ul className="sentences">
        {(job.changes.length > 0 ? job.changes : data.changes.map(({ sentence }) => sentence)).map(
          (sentence) => (
            <li key={sentence}>{sentence}</li>
          ),
        )}
      </ul>
      <div className="end">
        <button
          type="button"
          className="button quiet"
          disabled={isBusy}
          onClick={() => void stop()}
        >
          Stop, and keep the site as it is
        </button>
      </div>
    </>
  );
}

function Live({ ended, onLeave }: { ended: { job: Job; at: number }; onLeave: () => void }) {
  const { words } = useStudio();
  const count = ended.job.changes.length;
  return (
    <>
      <h1>The new version is live</h1>
      <p className="lead" role="status">
        {`${changesWord(count)} ${count === 1 ? 'is' : 'are'} on the site.`}
      </p>
      <p className="big">
        <small>Live since</small> {words.clock(ended.at)}
      </p>
      <Steps progress={{ ...ended.job, step: 'whole' }} endedAt={ended.at} />
      <div className="end">
        <a className="button quiet" href="/">
          View the site
        </a>
        <button type="button" className="underlined" onClick={onLeave}>
          Done
        </button>
      </div>
    </>
  );
}
