/** "Move to place …": the order without drag and without keys that one has to know. */
import { useEffect, useRef } from 'react';

interface MoveToProps {
  readonly name: string;
  /** What hangs there now, by place. */
  readonly names: readonly string[];
  readonly at: number;
  readonly onMove: (to: number) => void;
  readonly onClose: () => void;
}

export function MoveTo({ name, names, at, onMove, onClose }: MoveToProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} className="sheet move-to" onClose={onClose} aria-labelledby="move-to">
      <h2 id="move-to">Move {name} to place</h2>
      <ol>
        {names.map((there, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places, not things
          <li key={index}>
            <button
              type="button"
              aria-current={index === at}
              onClick={() => {
                onMove(index);
                dialog.current?.close();
              }}
            >
              <b>{index + 1}</b> {index === at ? 'here' : `where ${there} is`}
            </button>
          </li>
        ))}
      </ol>
      <form method="dialog" className="actions">
        <button type="submit" className="button low quiet">
          Cancel
        </button>
      </form>
    </dialog>
  );
}
