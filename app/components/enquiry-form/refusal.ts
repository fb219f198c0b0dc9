/** Shows the messages of a form that the mail relay refused (400), each at its field. Loaded only when that happens. */

import type { Control } from './use-fault.ts';

/** `text`: one line per error. Each begins with the name that the field has in the request. */
export function showRefusal(form: HTMLFormElement, text: string): void {
  for (const line of text.split('\n')) {
    const [, name = '', fault = ''] = /^(\w+) (.+)$/.exec(line) ?? [];
    const control = form.elements.namedItem(name) as Control | null;
    const label = control?.labels?.[0];
    if (!label) continue;
    control.setCustomValidity(`${label.textContent} ${fault}`);
    // This listener runs before the field's own validation of the new value.
    const forget = () => control.setCustomValidity('');
    control.addEventListener('input', forget, { once: true, capture: true });
  }
  // The field shows its message, and the first invalid field gets the focus, as in the browser's own validation.
  form.reportValidity();
}
