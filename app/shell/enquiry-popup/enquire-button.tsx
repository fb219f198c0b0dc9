import type { ReactNode } from 'react';

/** Id of the pop-up's dialog: its openers are found all over the site. */
export const ENQUIRY_POPUP_ID = 'enquiry';

/** Opens the pop-up; for the invitation, which is no button. */
export function openEnquiryPopup() {
  const dialog = document.getElementById(ENQUIRY_POPUP_ID) as HTMLDialogElement | null;
  if (dialog && !dialog.open) dialog.showModal();
}

/** The invoker attributes (HTML, 4.10.6 `command`), which open a dialog before any script has arrived. Not typed yet. */
const invoker = { command: 'show-modal', commandfor: ENQUIRY_POPUP_ID };

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
      onClick={openEnquiryPopup}
      {...invoker}
    >
      {children}
    </button>
  );
}
