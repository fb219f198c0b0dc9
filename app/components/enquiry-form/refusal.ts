/** Shows the lines with which the mail relay refused a form (400), each at its field. Loaded when that happens. */

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** `text`: one line for each fault, each beginning with the field's name on the wire. */
export function showRefusal(form: HTMLFormElement, text: string): void {
  for (const line of text.split('\n')) {
    const [, name = '', fault = ''] = /^(\w+) (.+)$/.exec(line) ?? [];
    const control = form.elements.namedItem(name) as Control | null;
    const label = control?.labels?.[0];
    if (!label) continue;
    control.setCustomValidity(`${label.textContent} ${fault}`);
    // Before the field's own check of the new value.
    const forget = () => control.setCustomValidity('');
    control.addEventListener('input', forget, { once: true, capture: true });
  }
  // The field shows its message, and the first one gets the focus, as with the browser's own check.
  form.reportValidity();
}
