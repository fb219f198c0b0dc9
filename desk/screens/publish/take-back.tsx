/** Takes groups of changes back, each with its way back as long as the screen is open. */
import { useState } from 'react';
import type { ChangeGroup, TakenBack } from '#contract/desk/publishing.ts';
import { ask } from '../../api.ts';
import { PUBLISH } from '../../messages/en.ts';
import { say } from '../../messages/message.ts';
import { useKeys } from '../../parts/keys.tsx';
import css from './changes.module.css';
import { renew } from './use-publishing.ts';

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
export type TakeBack = ReturnType<typeof useTakeBack>;

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
