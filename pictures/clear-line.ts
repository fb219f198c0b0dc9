/**
 * Written before a message on a terminal, where a line of progress may be open, perhaps of another process: clears that line
 * (ECMA-48, EL). Empty where the output is no terminal.
 */
export const clearLine = ({ isTTY }: { readonly isTTY?: boolean }): string =>
  isTTY ? '\r\x1b[K' : '';
