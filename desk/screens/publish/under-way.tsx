/** A new version, or a preview, while it is made. */
import { useState } from 'react';
import type { Job, Publishing } from '#contract/desk/publishing.ts';
import { ask } from '../../api.ts';
import { useStudio } from '../../parts/studio.ts';
import { Steps } from './steps.tsx';
import { renew } from './use-publishing.ts';

const WHY = {
  restart: 'The server was restarted',
  release: 'The site was published on the server itself',
} as const;

interface Props {
  readonly data: Publishing;
  readonly job: Job;
  /** The server does not answer: its last answer is shown. */
  readonly isSilent: boolean;
}

export function UnderWay({ data, job, isSilent }: Props) {
  const { times } = useStudio();
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState('');
  const stop = async () => {
    setBusy(true);
    setTrouble('');
    await ask('/publishing/stop', {}).catch((error: Error) => setTrouble(error.message));
    await renew();
    setBusy(false);
  };
  const changes = job.changes.length > 0 ? job.changes : data.changes.map((one) => one.sentence);
  return (
    <>
      <h1>{job.isToPublish ? 'The new version is being made' : 'The preview is being made'}</h1>
      <p className="lead">
        You can close this page or go on working. Changes that you make from now on go into the next
        version.
      </p>
      <p className="made" role="status">
        {isSilent
          ? 'The server is not answering. The result appears here as soon as it does.'
          : job.again &&
            `${WHY[job.again.why]} at ${times.clock(job.again.at)}, so the work starts again from the beginning.`}
      </p>
      <p className="big" role="status">
        {job.done !== null ? (
          <>
            {job.done} <small>{job.of ? `of ${job.of} pictures` : 'pages'}</small>
          </>
        ) : (
          <small>Started by {job.by}</small>
        )}
      </p>
      <Steps progress={job} endedAt={null} />
      <h2 className="out">What is published</h2>
      <ul className="sentences">
        {changes.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <div className="end">
        <p className="trouble" role="alert">
          {trouble}
        </p>
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
