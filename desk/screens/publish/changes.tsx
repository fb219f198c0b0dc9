/** The changes, by page and project. */
import { useState } from 'react';
import {
  type ChangeGroup,
  type DraftChange,
  type GroupWriter,
  LIBRARY_GROUP,
} from '#contract/desk/changes.ts';
import type { Publishing } from '#contract/desk/publishing.ts';
import { PUBLISH } from '../../messages/en.ts';
import { say } from '../../messages/message.ts';
import { TextButton } from '../../parts/buttons.tsx';
import { Check } from '../../parts/check.tsx';
import { Confirm } from '../../parts/confirm.tsx';
import { useNow, useStudio } from '../../parts/studio.ts';
import { ChangeRows } from './change-rows.tsx';
import css from './changes.module.css';
import type { TakeBack } from './take-back.tsx';

/** The changes of each group. */
const groupsIn = (changes: readonly DraftChange[]) => [
  ...Map.groupBy(changes, ({ group }) => group.id),
];

/** Whether changes can be left out by their tick: the library's have none. */
export const canLeaveOut = (changes: readonly DraftChange[]) =>
  groupsIn(changes).filter(([id]) => id !== LIBRARY_GROUP).length > 1;

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
  readonly changes: readonly DraftChange[];
  readonly writers: Publishing['writers'];
  readonly day: string;
  readonly left: ReadonlySet<string>;
  /** The groups that only an owner may publish. */
  readonly waiting: readonly string[];
  readonly onLeave: (group: string, isLeft: boolean) => void;
  readonly back: TakeBack;
}

/** `left`: the groups that are left out now. */
export function Changes({ changes, writers, day, left, waiting, onLeave, back }: ChangesProps) {
  const [groupToTakeBack, setAsked] = useState<ChangeGroup | null>(null);
  const groups = groupsIn(changes);
  return (
    <div className="changes">
      <div className="heads" aria-hidden="true">
        <span />
        <span>{day}</span>
        <span />
        <span>After publishing</span>
      </div>
      {groups.map(([id, own]) => {
        const { group } = own[0] as DraftChange;
        const isLeft = left.has(id);
        const isForOwner = waiting.includes(id);
        return (
          <section key={id} className={css.group}>
            <div className={css.head}>
              <h2>
                {canLeaveOut(changes) && id !== LIBRARY_GROUP ? (
                  <Check
                    checked={!isLeft}
                    disabled={isForOwner}
                    onChange={({ target }) => onLeave(id, !target.checked)}
                  >
                    {group.label}
                  </Check>
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
              {id === LIBRARY_GROUP && left.size > 0 && (
                <p className="hint">{PUBLISH.newPictures}</p>
              )}
              {!isForOwner && (
                <TextButton
                  aria-label={say(PUBLISH.takeBack, { label: group.label })}
                  onClick={() => setAsked(group)}
                >
                  Take back
                </TextButton>
              )}
            </div>
            <ul aria-label={group.label}>
              <ChangeRows
                changes={own}
                // A single change is taken back with its group.
                back={own.length > 1 && !isForOwner ? back : undefined}
              />
            </ul>
          </section>
        );
      })}
      {groupToTakeBack && (
        <Confirm
          title={say(PUBLISH.askTakeBack, {
            count: changes.filter(({ group }) => group.id === groupToTakeBack.id).length,
            label: groupToTakeBack.label,
          })}
          yes="Take back"
          no="Keep"
          onYes={() => back.takeBack(groupToTakeBack)}
          onClose={() => setAsked(null)}
        >
          <p>{PUBLISH.takingBack}</p>
        </Confirm>
      )}
    </div>
  );
}
