/** A question before something that cannot be undone: the safe answer has the focus. */
import { type ReactNode, useEffect, useRef } from 'react';
import { Dialog } from './dialog.tsx';

interface ConfirmProps {
  readonly title: string;
  readonly yes: string;
  readonly no: string;
  readonly onYes: () => Promise<unknown>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function Confirm({ title, yes, no, onYes, onClose, children }: ConfirmProps) {
  const safe = useRef<HTMLButtonElement>(null);
  useEffect(() => safe.current?.focus(), []);
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      <form method="dialog" className="actions">
        <button type="submit" className="button low" onClick={() => void onYes()}>
          {yes}
        </button>
        <button type="submit" className="button low quiet" ref={safe}>
          {no}
        </button>
      </form>
    </Dialog>
  );
}
