/** The changes of one group; many new pictures of a project are one row that can be opened. */
import type { DraftChange } from '#contract/desk/changes.ts';
import { PUBLISH } from '../../messages/en.ts';
import { say } from '../../messages/message.ts';
import { ChangeRow } from './change-row.tsx';
import css from './changes.module.css';
import type { TakeBack } from './take-back.tsx';

const MANY = 5;

interface ChangeRowsProps {
  readonly changes: readonly DraftChange[];
  /** Undefined: no change can be taken back alone. */
  readonly back: TakeBack | undefined;
}

export function ChangeRows({ changes, back }: ChangeRowsProps) {
  const row = (change: DraftChange) => (
    <ChangeRow
      key={change.id}
      change={change}
      onTakeBack={
        back && change.revision !== undefined ? () => void back.takeOneBack(change) : undefined
      }
    />
  );
  const photos = changes.filter(({ isNewPhoto }) => isNewPhoto);
  if (photos.length < MANY) return changes.map(row);
  return (
    <>
      <li className={css.many}>
        <details>
          <summary>{say(PUBLISH.newPhotos, { count: photos.length })}</summary>
          <ul>{photos.map(row)}</ul>
        </details>
      </li>
      {changes.filter(({ isNewPhoto }) => !isNewPhoto).map(row)}
    </>
  );
}
