/**
 * Control sequence that clears the current line of a terminal (ECMA-48, EL), which may show progress, perhaps of
 * another process.
 * Write it before a message. '' if the output is no terminal.
 */
export const clearLine = ({ isTTY }: { readonly isTTY?: boolean }): string =>
  isTTY ? '\r\x1b[K' : '';
