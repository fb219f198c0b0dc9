/** "Move to position …": changes the order without dragging or keyboard shortcuts. */
import { CloseButton, Dialog } from '../../../parts/dialog.tsx';

interface MoveToProps {
  readonly name: string;
  /** The items by position. */
  readonly names: readonly string[];
  readonly at: number;
  readonly onMove: (to: number) => void;
  readonly onClose: () => void;
}

export function MoveTo({ name, names, at, onMove, onClose }: MoveToProps) {
  return (
    <Dialog title={`New position of ${name}`} className="sheet move-to" onClose={onClose}>
      <form method="dialog">
        <ol>
          {names.map((other, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: positions, not things
            <li key={index}>
              <button type="submit" aria-current={index === at} onClick={() => onMove(index)}>
                <b>{index + 1}</b> {index === at ? '(now here)' : `(now ${other})`}
              </button>
            </li>
          ))}
        </ol>
      </form>
      <CloseButton>Cancel</CloseButton>
    </Dialog>
  );
}
