import './nudge.css';

/** An open dialog or menu, or a focused field. */
const BUSY = ':is(dialog[open], :popover-open, input:focus, textarea:focus, select:focus)';

export const isVisitorBusy = () => document.hidden || document.querySelector(BUSY) !== null;

/** Animates a highlight once over the first visible "Enquire Now" button. */
export function nudge() {
  const buttons = document.querySelectorAll<HTMLElement>('[data-enquire]');
  const button = [...buttons].find((candidate) => candidate.checkVisibility());
  if (!button) return;
  button.dataset.nudge = '';
  button.addEventListener('animationend', () => delete button.dataset.nudge, { once: true });
}
