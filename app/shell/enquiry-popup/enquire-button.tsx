import type { ReactNode } from 'react';

/** Id of the pop-up's dialog: its openers are found all over the site. */
export const ENQUIRY_POPUP_ID = 'enquiry';

/** The invoker attributes (HTML, 4.10.6 `command`), which open a dialog before any script has arrived. Not typed yet. */
const invoker = { command: 'show-modal', commandfor: ENQUIRY_POPUP_ID };

/** Only for browsers that do not know the attributes: the others would open the dialog twice. */
function openWithoutInvoker() {
  if ('command' in HTMLButtonElement.prototype) return;
  const dialog = document.getElementById(ENQUIRY_POPUP_ID) as HTMLDialogElement | null;
  if (dialog && !dialog.open) dialog.showModal();
}

interface EnquireButtonProps {
  readonly children: ReactNode;
  readonly className?: string;
}

/** The enquiry button. Renders `<button>`; several may stand on a page. */
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
