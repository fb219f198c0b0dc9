/** What is left to do before the site opens: progress, and rows that lead to their fields. */
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Launch as Left } from '#contract/desk/publishing.ts';
import { ask } from '../../api.ts';
import { PUBLISH } from '../../messages/en.ts';
import { say } from '../../messages/message.ts';
import '../../styles/publish/publish.css';
import '../../styles/publish/launch.css';
import { useUndo } from '../../parts/undo.tsx';
import { LaunchRow } from './launch-row.tsx';
import { renew } from './use-publishing.ts';

const WHO = {
  owner: 'For you',
  designer: 'Pictures and films',
  host: 'For the person who runs the server',
} as const;

function Progress({ data: { findings, settled } }: { readonly data: Left }) {
  const all = settled + findings.length;
  if (settled === 0 || all === settled) return null;
  return (
    <p className="progress">
      <progress value={settled} max={all} aria-label="Done" />
      <span>{say(PUBLISH.settled, { count: settled, all })}</span>
    </p>
  );
}

export function Launch() {
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: ['launch'],
    queryFn: () => ask<Left>('/publishing/launch'),
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  const { toast, offer } = useUndo();
  const readAgain = () => Promise.all([renew(), refetch()]);
  const findings = data?.findings ?? [];
  const isForHost = findings.length > 0 && findings.every(({ who }) => who === 'host');
  return (
    <main className="page launch" id="main" tabIndex={-1}>
      <title>Before the site opens · Desk</title>
      <p>
        <Link className="underlined" to="/publish">
          Publish
        </Link>
      </p>
      <h1 aria-live="polite" aria-busy={isFetching}>
        {isPending && 'Checking all texts and pictures'}
        {error && 'The check could not be run'}
        {data &&
          (isForHost ? PUBLISH.leftForHost : say(PUBLISH.leftToDo, { count: findings.length }))}
      </h1>
      {error && (
        <p>
          <button type="button" className="button quiet" onClick={() => void refetch()}>
            Try again
          </button>
        </p>
      )}
      {data && <Progress data={data} />}
      {data && (
        <p className="lead">
          {findings.length === 0 && 'The site is ready to open.'}
          {isForHost &&
            'The rest is on the server. The person who runs it sees these points there.'}
          {findings.length > 0 &&
            !isForHost &&
            'You can publish all the same. Fix these before the site opens to visitors.'}
        </p>
      )}
      {data &&
        (Object.keys(WHO) as (keyof typeof WHO)[]).map((who) => {
          const own = data.findings.filter((finding) => finding.who === who);
          return (
            own.length > 0 && (
              <section key={who} aria-labelledby={who}>
                <h2 id={who}>{WHO[who]}</h2>
                <ul className="rows">
                  {own.map((finding) => (
                    <LaunchRow
                      key={`${finding.what} ${finding.place?.href}`}
                      finding={finding}
                      onAnswered={(text, undo) => {
                        offer({ text, undo: () => undo().finally(readAgain) });
                        void readAgain();
                      }}
                    />
                  ))}
                </ul>
              </section>
            )
          );
        })}
      {toast}
    </main>
  );
}
