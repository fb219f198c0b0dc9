/** A new version, or a preview, while it is built. */
import { useRef } from 'react';
import type { Publishing, RunningBuild } from '#contract/desk/publishing.ts';
import { ask } from '../../api.ts';
import { PUBLISH } from '../../messages/en.ts';
import { say } from '../../messages/message.ts';
import { ErrorMessage } from '../../parts/announcements.tsx';
import { QuietButton } from '../../parts/buttons.tsx';
import { useNow, useStudio } from '../../parts/studio.ts';
import { useAttempt } from '../../parts/use-attempt.ts';
import { usualDurationText } from './sentences.ts';
import { Steps } from './steps.tsx';
import css from './under-way.module.css';
import { refreshPublishing } from './use-publishing.ts';

const WHY = {
  restart: 'the server was restarted',
  release: 'somebody published the site on the server, without the desk',
} as const;

const TICK_MS = 250;
/** A build may take longer than the last one, so the bar never reaches its end. */
const MOST = 0.97;

/** A progress bar without a value, before the first step has ended and on a site without a timed build. */
function Left({ data, job }: { data: Publishing; job: RunningBuild }) {
  const { usualMs } = data;
  if (usualMs !== null && job.step !== 'check') return <TimeLeft {...{ data, job, usualMs }} />;
  return (
    <p className={css.left}>
      <progress aria-label="Estimated progress" /> {usualDurationText(usualMs)}
    </p>
  );
}

/** The part of the usual build time that has passed. */
function TimeLeft({
  data,
  job,
  usualMs,
}: {
  data: Publishing;
  job: RunningBuild;
  usualMs: number;
}) {
  // The server's clock may differ, so the response has the elapsed time of the build.
  const answeredAt = useRef({ data, at: Date.now() });
  if (answeredAt.current.data !== data) answeredAt.current = { data, at: Date.now() };
  const now = useNow(TICK_MS);
  const began = job.again?.at ?? job.startedAt;
  const passed = data.now - began + Math.max(0, now - answeredAt.current.at);
  const seconds = Math.ceil((usualMs - passed) / 1000);
  const text = seconds > 0 ? say(PUBLISH.secondsLeft, { count: seconds }) : PUBLISH.soon;
  return (
    <p className={css.left}>
      <progress
        aria-label="Estimated progress"
        value={Math.min(MOST, Math.max(0, passed / usualMs))}
      />{' '}
      {text}
    </p>
  );
}

interface Props {
  readonly data: Publishing;
  readonly job: RunningBuild;
  /** The server does not respond: its last response is shown. */
  readonly isSilent: boolean;
}

export function RunningBuildStatus({ data, job, isSilent }: Props) {
  const { times } = useStudio();
  const { error, isBusy, attempt } = useAttempt({ after: refreshPublishing });
  const stop = () => attempt(() => ask('/publishing/stop', {}));
  const changes = job.changes.length > 0 ? job.changes : data.changes.map((one) => one.sentence);
  return (
    <>
      <h1>{job.isToPublish ? 'The new version is being made' : 'The preview is being made'}</h1>
      <p className="lead">
        You can close this page or go on working. Changes that you make from now on{' '}
        {job.isToPublish ? 'go into the next version' : 'are not in this preview'}.
      </p>
      <p className="made" role="status">
        {isSilent
          ? 'The server is not answering. The result appears here as soon as it does.'
          : job.again &&
            `The work started again from the beginning at ${times.clock(job.again.at)}, because ${WHY[job.again.why]}.`}
      </p>
      <p className="big" role="status">
        {job.done !== null ? (
          <>
            {job.done}{' '}
            <small>{`of ${job.of} ${job.step === 'pictures' ? 'pictures' : 'pages'}`}</small>
          </>
        ) : (
          <small>Started by {job.by}</small>
        )}
      </p>
      <Left {...{ data, job }} />
      <Steps progress={job} endedAt={null} />
      <h2 className="out">
        {job.isToPublish ? 'What will be published' : 'Changes that the preview will show'}
      </h2>
      <ul className="sentences">
        {changes.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <div className="end">
        <ErrorMessage>{error}</ErrorMessage>
        <QuietButton disabled={isBusy} onClick={() => void stop()}>
          {job.isToPublish ? 'Stop, and keep the site as it is' : 'Stop the preview'}
        </QuietButton>
      </div>
    </>
  );
}
