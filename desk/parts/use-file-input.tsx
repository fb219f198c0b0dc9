/** The browser's own dialog for choosing files, opened by a button of the desk. */
import { useRef } from 'react';

interface FileInputOptions {
  /** Accessible name. */
  readonly label: string;
  /** File types that are offered, as in `accept` of an input (HTML). */
  readonly accept: string;
  readonly isMultiple?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Render `chooser`, which is invisible, and call `choose` from a button. */
export function useFileInput({ label, accept, isMultiple = false, onFiles }: FileInputOptions) {
  const input = useRef<HTMLInputElement>(null);
  const chooser = (
    <input
      ref={input}
      type="file"
      accept={accept}
      multiple={isMultiple}
      hidden
      aria-label={label}
      onChange={({ target }) => {
        const files = [...(target.files ?? [])];
        // So that the same file can be chosen again.
        target.value = '';
        if (files.length > 0) onFiles(files);
      }}
    />
  );
  return { chooser, choose: () => input.current?.click() };
}
