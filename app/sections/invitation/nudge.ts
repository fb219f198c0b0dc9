import './nudge.css';

/** Anything the visitor is at: a dialog, the menu, a field, another tab. */
const AT_WORK = ':is(dialog[open], :popover-open, input:focus, textarea:focus, select:focus)';

export const isVisitorBusy = () => document.hidden || document.querySelector(AT_WORK) !== null;

/** Lets light pass once over the first "Enquire Now" button that can be seen. */
export function nudge() {
  const buttons = document.querySelectorAll<HTMLElement>('[data-enquire]');
  const button = [...buttons].find((candidate) => candidate.checkVisibility());
  if (!button) return;
  button.dataset.nudge = '';
  button.addEventListener('animationend', () => delete button.dataset.nudge, { once: true });
}
