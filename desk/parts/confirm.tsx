/** A question before something that cannot be undone; the safe choice has the focus. */
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { LowButton, LowQuietButton } from './buttons.tsx';
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
  useLayoutEffect(() => safe.current?.focus(), []);
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      <form method="dialog" className="actions">
        <LowButton type="submit" onClick={() => void onYes()}>
          {yes}
        </LowButton>
        <LowQuietButton type="submit" ref={safe}>
          {no}
        </LowQuietButton>
      </form>
    </Dialog>
  );
}
