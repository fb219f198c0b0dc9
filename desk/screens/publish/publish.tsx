/** Publish: the changes, their preview, and the buttons that publish them. */
import { useRef, useState } from 'react';
import type { LastBuild as Last, Publishing, RunningBuild } from '#contract/desk/publishing.ts';
import { ask } from '../../api.ts';
import { PUBLISH } from '../../messages/en.ts';
import { say } from '../../messages/message.ts';
import { LoadError } from '../../parts/load-error.tsx';
import { useNow, useStudio } from '../../parts/studio.ts';
import '../../styles/publish/publish.css';
import '../../styles/publish/changes.css';
import { TextLink } from '../../parts/buttons.tsx';
import { Draft } from './draft.tsx';
import { LastBuildStatus } from './last-build.tsx';
import { RunningBuildStatus } from './running-build.tsx';
import { SetTimeCard } from './set-time.tsx';
import { TakenBackLines, useTakeBack } from './take-back.tsx';
import { Unsaved } from './unsaved.tsx';
import { refreshPublishing, usePublishing } from './use-publishing.ts';
import { Versions } from './versions.tsx';

/** IDs of the builds that ran while this screen was open. */
function useWatched(job: RunningBuild | null | undefined): ReadonlySet<string> {
  const watched = useRef(new Set<string>());
  if (job) watched.current.add(job.id);
  return watched.current;
}

/** Whether the result of the last build is shown: to the person who started or watched it; others may open it. */
function isResultShown(
  { how, isOwn, id }: Last,
  watched: ReadonlySet<string>,
  changes: number,
): boolean {
  if (how === 'ready') return false;
  if (how === 'live' && changes > 0) return watched.has(id);
  return isOwn || watched.has(id);
}

export function Publish() {
  const { data, error, dataUpdatedAt } = usePublishing();
  const { times } = useStudio();
  const watched = useWatched(data?.job);
  const [left, setLeft] = useState('');
  const [opened, setOpened] = useState('');
  const back = useTakeBack(() => data?.ended && void leave(data.ended));
  if (!data) return <LoadError what="Publish" error={error} />;
  const { job, ended, changes } = data;
  const isShown =
    ended &&
    ended.id !== left &&
    (ended.id === opened || isResultShown(ended, watched, changes.length));
  async function leave({ id, isOwn }: Last) {
    setLeft(id);
    setOpened('');
    if (!isOwn) return;
    await ask('/publishing/seen', { id }).catch(() => {});
    await refreshPublishing();
  }
  function open(id: string) {
    setLeft('');
    setOpened(id);
  }
  return (
    <main className="publish" id="main" tabIndex={-1}>
      <title>Publish · Desk</title>
      <section className="main">
        <Unsaved />
        {error && !job && (
          <p className="made" role="status">
            {say(PUBLISH.outdated, { time: times.clock(dataUpdatedAt) })}
          </p>
        )}
        <SetTimeCard data={data} />
        <TakenBackLines {...back} />
        {job ? (
          <RunningBuildStatus data={data} job={job} isSilent={error !== null} />
        ) : isShown ? (
          <LastBuildStatus data={data} ended={ended} onLeave={() => void leave(ended)} />
        ) : (
          <Draft data={data} onOpen={open} back={back} />
        )}
      </section>
      <aside>
        <LiveVersion data={data} />
        <Versions
          versions={data.versions}
          isBuilding={job !== null}
          hasChanges={changes.length > 0}
          onBack={() => ended && void leave(ended)}
        />
        <p>
          <TextLink to="/visits">Visits</TextLink>
        </p>
      </aside>
    </main>
  );
}

function LiveVersion({ data: { liveSince, job } }: { data: Publishing }) {
  const { me, times } = useStudio();
  const now = useNow();
  if (liveSince === null) return null;
  return (
    <section className="live-version">
      <h2>Live since {times.dayTimeInside(liveSince, now)}</h2>
      <p className="hint">
        {job
          ? 'Visitors see this version until the new one is ready.'
          : 'This version stays online until a version without errors replaces it.'}
      </p>
      <p>
        <TextLink to="/publish/launch">To do before the site opens</TextLink>
      </p>
      <p>
        <TextLink to="/studio">
          {me.offersStudio ? 'Start with your own studio' : 'Your studio'}
        </TextLink>
      </p>
    </section>
  );
}
