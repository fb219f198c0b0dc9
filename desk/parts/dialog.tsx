/** A modal dialog, open from its first rendering until it is closed: by Escape, or a `<form method="dialog">`. */
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { LowQuietButton } from './buttons.tsx';

interface DialogProps {
  readonly title: string;
  readonly className?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function Dialog({ title, className = 'sheet', onClose, children }: DialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} className={className} onClose={onClose} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  );
}

/** Closes the dialog around a button and does nothing else. */
export const CloseButton = ({ children }: { readonly children: string }) => (
  <form method="dialog" className="actions">
    <LowQuietButton type="submit">{children}</LowQuietButton>
  </form>
);
