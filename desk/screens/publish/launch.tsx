/** The tasks before the site opens: progress, and by page and project the rows that link to their fields. */
import { Link } from 'react-router';
import type { Launch as Left } from '#contract/desk/launch.ts';
import { useResponse } from '../../api.ts';
import { LAUNCH } from '../../messages/en.ts';
import { say } from '../../messages/message.ts';
import '../../styles/publish/publish.css';
import { QuietButton, TextLink } from '../../parts/buttons.tsx';
import { useStudio } from '../../parts/studio.ts';
import { useUndo } from '../../parts/undo.tsx';
import css from './launch.module.css';
import { LaunchFold, LaunchRows } from './launch-group.tsx';
import type { OnAnswered } from './launch-row.tsx';
import { refreshPublishing } from './use-publishing.ts';

/** The progress, and a link to the next task. */
function Progress({ left, done }: Left) {
  const { me } = useStudio();
  const all = left.length + done.length;
  const [first] = left;
  if (!first) return null;
  const next = me.offersStudio
    ? { label: LAUNCH.ownStudio, to: '/studio', what: '' }
    : { label: first.group.label, to: first.place?.href, what: first.what };
  return (
    <div className={css.progress}>
      <p>
        <progress value={done.length} max={all} aria-label={LAUNCH.done} />
        <span>{say(LAUNCH.progress, { count: done.length, all })}</span>
      </p>
      {next.to && (
        <Link className="button" to={next.to} aria-describedby="next">
          {say(LAUNCH.next, { label: next.label })}
        </Link>
      )}
      <span id="next" hidden>
        {next.what}
      </span>
    </div>
  );
}

function headline({ left, forHost }: Left): string {
  return left.length === 0 && forHost.length > 0
    ? LAUNCH.leftForHost
    : say(LAUNCH.left, { count: left.length });
}
function lead({ left, forHost }: Left): string {
  if (left.length > 0) return LAUNCH.canPublish;
  return forHost.length > 0 ? LAUNCH.restForHost : LAUNCH.ready;
}

interface ListsProps {
  readonly data: Left;
  readonly onAnswered: OnAnswered;
}

function Lists({ data: { left, done, forHost }, onAnswered }: ListsProps) {
  const groups = [...Map.groupBy(left, ({ group }) => group.id)];
  return (
    <div className={css.lists}>
      {groups.map(([id, items], at) => (
        <LaunchFold
          key={id}
          id={id}
          label={items[0]?.group.label ?? ''}
          count={say(LAUNCH.toDo, { count: items.length })}
          isFirst={at === 0}
        >
          <LaunchRows {...{ items, onAnswered }} />
        </LaunchFold>
      ))}
      {forHost.length > 0 && (
        <LaunchFold
          id="host"
          label={LAUNCH.forHost}
          count={say(LAUNCH.toDo, { count: forHost.length })}
          isFirst={left.length === 0}
        >
          <ul className="rows">
            {forHost.map((what) => (
              <li key={what}>{what}</li>
            ))}
          </ul>
        </LaunchFold>
      )}
      {done.length > 0 && (
        <LaunchFold id="done" label={LAUNCH.done} count={String(done.length)}>
          <LaunchRows items={done} isDone onAnswered={onAnswered} />
        </LaunchFold>
      )}
    </div>
  );
}

export function Launch() {
  const { data, error, isPending, isFetching, refetch } = useResponse<Left>(
    ['launch'],
    '/publishing/launch',
    { refetchOnWindowFocus: false },
  );
  const readAgain = () => Promise.all([refreshPublishing(), refetch()]);
  const { toast, offer } = useUndo(readAgain);
  const onAnswered: OnAnswered = (text, undo) => {
    offer({ text, undo });
    void readAgain();
  };
  return (
    <main className="page launch" id="main" tabIndex={-1}>
      <title>Before the site opens · Desk</title>
      <p>
        <TextLink to="/publish">Publish</TextLink>
      </p>
      <h1 aria-live="polite" aria-busy={isFetching}>
        {isPending && LAUNCH.checking}
        {error && LAUNCH.failed}
        {data && headline(data)}
      </h1>
      {error && (
        <>
          <p>{error.message}</p>
          <p>
            <QuietButton onClick={() => void refetch()}>Try again</QuietButton>
          </p>
        </>
      )}
      {data && <Progress {...data} />}
      {data && <p className="lead">{lead(data)}</p>}
      {data && <Lists {...{ data, onAnswered }} />}
      {toast}
    </main>
  );
}
