/** Removed entries of a list: the last one at its former position, the others below the list. */
import type { List } from '#contract/desk/texts.ts';
import { TEXTS } from '../../messages/en.ts';
import { say } from '../../messages/message.ts';
import { TextButton } from '../../parts/buttons.tsx';
import { useKeys } from '../../parts/keys.tsx';
import { RemovedList } from '../../parts/removed-list.tsx';

interface UndoLineProps {
  /** What was done. */
  readonly text: string;
  readonly onUndo: () => void;
  readonly onClose: () => void;
}

export function UndoLine({ text, onUndo, onClose }: UndoLineProps) {
  useKeys({ z: onUndo });
  return (
    <p className="texts-undo">
      <span>{text}</span>
      <TextButton
        onClick={onUndo}
        onKeyDown={(event) => {
          // It has the focus while the key that removed the entry may still be held down.
          if (event.repeat) event.preventDefault();
        }}
      >
        Undo
      </TextButton>
      <kbd>z</kbd>
      <TextButton onClick={onClose}>Close</TextButton>
    </p>
  );
}

interface RemovedProps {
  readonly removed: List['removed'];
  /** The name for entries of this list: "Question". */
  readonly entry: string;
  readonly onRestore: (id: string) => void;
}

export const RemovedEntries = ({ removed, entry, onRestore }: RemovedProps) => (
  <details className="texts-removed">
    <summary>{say(TEXTS.othersRemoved, { count: removed.length })}</summary>
    <RemovedList
      removed={removed.map(({ id, name }) => ({ id, name: name || entry }))}
      onRestore={onRestore}
    />
  </details>
);
