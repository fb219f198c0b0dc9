/** Takes changes back, one or a group, each with an undo while the screen is open. */
import { useState } from 'react';
import type {
  ChangeGroup,
  ChangeTakeBackResult,
  DraftChange,
  TakeBackResult,
} from '#contract/desk/changes.ts';
import { ask } from '../../api.ts';
import { askSaved } from '../../keep/ask-saved.ts';
import { PUBLISH } from '../../messages/en.ts';
import { say } from '../../messages/message.ts';
import { ErrorMessage } from '../../parts/announcements.tsx';
import { TextButton } from '../../parts/buttons.tsx';
import { useKeys } from '../../parts/keys.tsx';
import { useAttempt } from '../../parts/use-attempt.ts';
import css from './changes.module.css';
import { refreshPublishing } from './use-publishing.ts';

interface Taken {
  readonly id: string;
  readonly label: string;
  /** The message about it. */
  readonly text: string;
  /** The request that restores it. */
  readonly way: readonly [address: string, body: object];
}

/**
 * Takes changes back to the published state, and offers to undo each while the screen is open.
 * @param onTaken called before the changes are requested again
 */
export function useTakeBack(onTaken: () => void) {
  const [taken, setTaken] = useState<readonly Taken[]>([]);
  const { error, attempt } = useAttempt({ after: refreshPublishing });
  const undo = ({ id, way }: Taken) =>
    attempt(async () => {
      await ask(...way);
      setTaken((all) => all.filter((one) => one.id !== id));
    });
  function add(one: Taken): void {
    setTaken((all) => [...all.filter(({ id }) => id !== one.id), one]);
    onTaken();
  }
  const last = taken.at(-1);
  useKeys(last ? { z: () => void undo(last) } : {});
  return {
    taken,
    error,
    undo,
    takeBack: ({ id, label }: ChangeGroup) =>
      attempt(async () => {
        const { version } = await askSaved<TakeBackResult>('/publishing/take-back', { group: id });
        const way = ['/publishing/put-again', { group: id, version }] as const;
        add({ id, label, text: say(PUBLISH.takenBack, { label }), way });
      }),
    takeOneBack: ({ id, sentence, revision }: DraftChange) =>
      attempt(async () => {
        const body = await askSaved<ChangeTakeBackResult>('/publishing/take-back-one', {
          id,
          revision,
        });
        const label = sentence.replace(/\.$/, '');
        const text = say(PUBLISH.oneTakenBack, { label });
        add({ id: `${id} ${revision}`, label, text, way: ['/publishing/put-one-again', body] });
      }),
  };
}
export type TakeBack = ReturnType<typeof useTakeBack>;

/** The changes that were taken back, each with an undo. */
export function TakenBackLines({ taken, error, undo }: TakeBack) {
  return (
    <>
      <div role="status">
        {taken.map((one) => (
          <p key={one.id} className={css.taken}>
            {one.text}{' '}
            <TextButton
              aria-label={say(PUBLISH.undoTakeBack, { label: one.label })}
              onClick={() => void undo(one)}
            >
              Undo
            </TextButton>
          </p>
        ))}
      </div>
      <ErrorMessage className={css.taken}>{error}</ErrorMessage>
    </>
  );
}
