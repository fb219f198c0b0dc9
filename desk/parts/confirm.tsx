/** A question before something that cannot be undone: "Keep" has the focus. */
import { type ReactNode, useEffect, useRef } from 'react';

interface ConfirmProps {
  readonly title: string;
  readonly yes: string;
  readonly no: string;
  readonly onYes: () => Promise<unknown>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function Confirm({ title, yes, no, onYes, onClose, children }: ConfirmProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const safe = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    safe.current?.focus();
  }, []);
  const agree = () => {
    dialog.current?.close();
    void onYes();
  };
  return (
    <dialog ref={dialog} className="sheet" onClose={onClose} aria-labelledby="asked">
      <h2 id="asked">{title}</h2>
      {children}
      <div className="actions">
        <button type="button" className="button low" onClick={agree}>
          {yes}
        </button>
        <button
          type="button"
          className="button low quiet"
          ref={safe}
          onClick={() => dialog.current?.close()}
        >
          {no}
        </button>
      </div>
    </dialog>
  );
}
