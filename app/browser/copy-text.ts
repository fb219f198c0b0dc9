/**
 * Copies text, and tells whether it did. The clipboard interface exists in secure contexts alone (W3C Clipboard API):
 * over plain http, or where it refuses, the older command copies.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByCommand(text);
  }
}

function copyByCommand(text: string) {
  const focused = document.activeElement as HTMLElement | null;
  const field = document.createElement('textarea');
  field.value = text;
  field.style.position = 'fixed';
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  focused?.focus({ preventScroll: true });
  return isCopied;
}
