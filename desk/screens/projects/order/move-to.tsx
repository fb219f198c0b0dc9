/** "Move to position …": changes the order without dragging or keyboard shortcuts. */
import { CloseButton, Dialog } from '../../../parts/dialog.tsx';
import type { Order } from './use-order.ts';

interface MoveToProps {
  readonly id: string;
  readonly order: Order;
  readonly nameOf: (id: string) => string;
  readonly onClose: () => void;
}

export function MoveTo({ id, order, nameOf, onClose }: MoveToProps) {
  const at = order.shown.indexOf(id);
  return (
    <Dialog title={`New position of ${nameOf(id)}`} className="sheet move-to" onClose={onClose}>
      <form method="dialog">
        <ol>
          {order.shown.map((other, index) => (
            <li key={other}>
              <button
                type="submit"
                aria-current={index === at}
                onClick={() => order.moveTo(id, index)}
              >
                <b>{index + 1}</b> {index === at ? '(now here)' : `(now ${nameOf(other)})`}
              </button>
            </li>
          ))}
        </ol>
      </form>
      <CloseButton>Cancel</CloseButton>
    </Dialog>
  );
}
