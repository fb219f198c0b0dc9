import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';

interface ModalProps {
  readonly label: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly className?: string;
  /**
   * A click inside the dialog that hits no control closes it too (lightbox). By default only a click on the backdrop
   * does.
   */
  readonly closesOnClick?: boolean;
  readonly children: ReactNode;
}

/**
 * A modal dialog. Renders the native `<dialog>`: it traps and restores the focus; Escape and a click on the backdrop
 * close it.
 */
export function Modal({ label, open, onClose, className, closesOnClick, children }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [open]);
  function onClick(event: MouseEvent) {
    const isControl = (event.target as Element).closest(
      'a, button, input, select, textarea, label',
    );
    if (event.target === ref.current || (closesOnClick && !isControl)) onClose();
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own key for the same
    <dialog ref={ref} className={className} aria-label={label} onClose={onClose} onClick={onClick}>
      {children}
    </dialog>
  );
}
