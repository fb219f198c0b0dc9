/** What has changed, by page and project, in sentences, with before and after. */
import { useState } from 'react';
import { Link } from 'react-router';
import {
  type Changed,
  type ChangeGroup,
  type GroupWriter,
  PICTURES,
  type Publishing,
  type Side,
  type TakenBack,
} from '#contract/desk/publishing.ts';
import { ask } from '../../api.ts';
import { PUBLISH } from '../../messages/en.ts';
import { capital, say } from '../../messages/message.ts';
import { Confirm } from '../../parts/confirm.tsx';
import { useKeys } from '../../parts/keys.tsx';
import { useNow, useStudio } from '../../parts/studio.ts';
import css from './changes.module.css';
import { marked } from './sentences.ts';
import { renew } from './use-publishing.ts';

const LONG = 180;
const short = (text: string) => (text.length > LONG ? `${text.slice(0, LONG).trimEnd()} …` : text);

function Shown({ side, before }: { side: Side | null; before?: Side | null }) {
  if (!side) return <p className="side none">Nothing</p>;
  if (side.kind === 'pictures')
    return (
      <div className="side strip">
        {side.sources.map((source) => (
          <img key={source} src={source} alt="" loading="lazy" decoding="async" />
        ))}
      </div>
    );
  if (before?.kind !== 'words') return <p className="side words">{short(side.text)}</p>;
  const [start, changed, end] = marked(before.text, side.text);
  return (
    <p className="side words now">
      {short(start)}
      {changed && <mark>{short(changed)}</mark>}
      {short(end)}
    </p>
  );
}

/** Without the name of its group, which is the heading. */
const underLabel = (sentence: string, label: string) =>
  sentence.startsWith(`${label}: `) ? capital(sentence.slice(label.length + 2)) : sentence;

function One({ sentence, group, note, place, before, after }: Changed) {
  return (
    <li>
      <div>
        <p>{underLabel(sentence, group.label)}</p>
        {note && <p className="hint">{note}</p>}
        {place && (
          <Link className="underlined" to={place.href}>
            {place.label}
          </Link>
        )}
      </div>
      {(before || after) && (
        <>
          <section aria-label="Before">
            <Shown side={before} />
          </section>
          <i aria-hidden="true" />
          <section aria-label="After">
            <Shown side={after} before={before} />
          </section>
        </>
      )}
    </li>
  );
}

type Taken = ChangeGroup & TakenBack;

/**
 * Makes groups of changes as they are published, and offers to undo each as long as the screen is open.
 * @param onTaken is called before the changes are asked for anew
 */
export function useTakeBack(onTaken: () => void) {
  const [taken, setTaken] = useState<readonly Taken[]>([]);
  const [trouble, setTrouble] = useState('');
  async function run(work: () => Promise<void>) {
    setTrouble('');
    try {
      await work();
    } catch (error) {
      setTrouble((error as Error).message);
    }
    await renew();
  }
  const undo = ({ id, version }: Taken) =>
    run(async () => {
      await ask('/publishing/put-again', { group: id, version });
      setTaken((all) => all.filter((one) => one.id !== id));
    });
  const last = taken.at(-1);
  useKeys(last ? { z: () => void undo(last) } : {});
  return {
    taken,
    trouble,
    undo,
    takeBack: ({ id, label }: ChangeGroup) =>
      run(async () => {
        const { version } = await ask<TakenBack>('/publishing/take-back', { group: id });
        setTaken((all) => [...all.filter((one) => one.id !== id), { id, label, version }]);
        onTaken();
      }),
  };
}
type TakeBack = ReturnType<typeof useTakeBack>;

/** The groups that were taken back, each with its way back. */
export function TakenBackLines({ taken, trouble, undo }: TakeBack) {
  return (
    <>
      <div role="status">
        {taken.map((one) => (
          <p key={one.id} className={css.taken}>
            {say(PUBLISH.takenBack, { label: one.label })}{' '}
            <button
              type="button"
              className="underlined"
              aria-label={say(PUBLISH.undoTakeBack, { label: one.label })}
              onClick={() => void undo(one)}
            >
              Undo
            </button>
          </p>
        ))}
      </div>
      <p className="trouble" role="alert">
        {trouble}
      </p>
    </>
  );
}

/** "Asha, today, 10:20". */
function Writer({ by, at }: GroupWriter) {
  const { times } = useStudio();
  return (
    <p className="hint">
      {by}, {times.dayTimeInside(at, useNow())}
    </p>
  );
}

interface ChangesProps {
  readonly changes: readonly Changed[];
  readonly writers: Publishing['writers'];
  readonly day: string;
  readonly left: ReadonlySet<string>;
  /** Of those, the groups that wait for an owner. */
  readonly waiting: readonly string[];
  readonly onLeave: (group: string, isLeft: boolean) => void;
  readonly back: TakeBack;
}

/** `left`: the groups that are not to be published now. */
export function Changes({ changes, writers, day, left, waiting, onLeave, back }: ChangesProps) {
  const [asked, setAsked] = useState<ChangeGroup | null>(null);
  const groups = [...Map.groupBy(changes, ({ group }) => group.id)];
  return (
    <div className="changes">
      <div className="heads" aria-hidden="true">
        <span />
        <span>{day}</span>
        <span />
        <span>After publishing</span>
      </div>
      {groups.map(([id, own]) => {
        const { group } = own[0] as Changed;
        const isLeft = left.has(id);
        const isForOwner = waiting.includes(id);
        return (
          <section key={id} className={css.group}>
            <div className={css.head}>
              <h2>
                {groups.length > 1 && id !== PICTURES ? (
                  <label className="check">
                    <input
                      type="checkbox"
                      checked={!isLeft}
                      disabled={isForOwner}
                      onChange={({ target }) => onLeave(id, !target.checked)}
                    />
                    {group.label}
                  </label>
                ) : (
                  group.label
                )}
              </h2>
              {writers[id] && <Writer {...writers[id]} />}
              {isLeft && (
                <p className="hint">
                  {isForOwner ? say(PUBLISH.waitsForOwner, { label: group.label }) : PUBLISH.waits}
                </p>
              )}
              {id === PICTURES && left.size > 0 && <p className="hint">{PUBLISH.newPictures}</p>}
              {!isForOwner && (
                <button
                  type="button"
                  className="underlined"
                  aria-label={say(PUBLISH.takeBack, { label: group.label })}
                  onClick={() => setAsked(group)}
                >
                  Take back
                </button>
              )}
            </div>
            <ul aria-label={group.label}>
              {own.map((change) => (
                <One key={change.id} {...change} />
              ))}
            </ul>
          </section>
        );
      })}
      {asked && (
        <Confirm
          title={say(PUBLISH.askTakeBack, {
            count: changes.filter(({ group }) => group.id === asked.id).length,
            label: asked.label,
          })}
          yes="Take back"
          no="Keep"
          onYes={() => back.takeBack(asked)}
          onClose={() => setAsked(null)}
        >
          <p>{PUBLISH.takingBack}</p>
        </Confirm>
      )}
    </div>
  );
}
