import type { ReactNode } from 'react';

/** Id of the pop-up's dialog, which buttons on every page open. */
export const ENQUIRY_POPUP_ID = 'enquiry';

/**
 * The invoker attributes (HTML, 4.10.6 `command`), which open a dialog without script. React has no types for them yet.
 */
const invoker = { command: 'show-modal', commandfor: ENQUIRY_POPUP_ID };

/** Only for browsers without invoker attributes; in the others the dialog would be opened twice. */
function openWithoutInvoker() {
  if ('command' in HTMLButtonElement.prototype) return;
  const dialog = document.getElementById(ENQUIRY_POPUP_ID) as HTMLDialogElement | null;
  if (dialog && !dialog.open) dialog.showModal();
}

interface EnquireButtonProps {
  readonly children: ReactNode;
  readonly className?: string;
}

/** The enquiry button. Renders `<button>`; a page may have several. */
export function EnquireButton({ children, className = '' }: EnquireButtonProps) {
  return (
    <button
      type="button"
      className={`button ${className}`}
      data-enquire=""
      onClick={openWithoutInvoker}
      {...invoker}
    >
      {children}
    </button>
  );
}
