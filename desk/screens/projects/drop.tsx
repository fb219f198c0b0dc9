/** Photos are dropped anywhere on the page, or chosen. */
import { useEffect, useRef, useState } from 'react';
import { ACCEPT } from './choose.ts';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

/** @returns whether files are held over the window, and the way to the browser's own choice */
export function usePhotoDrop(onPhotos: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const take = useRef(onPhotos);
  take.current = onPhotos;
  useEffect(() => {
    let depth = 0;
    const end = () => {
      depth = 0;
      setOver(false);
    };
    const on = {
      dragenter: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        depth += 1;
        setOver(true);
      },
      dragleave: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        depth -= 1;
        if (depth <= 0) end();
      },
      dragover: (event: DragEvent) => {
        if (hasFiles(event)) event.preventDefault();
      },
      drop: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        end();
        const files = [...(event.dataTransfer?.files ?? [])];
        if (files.length > 0) take.current(files);
      },
    };
    const entries = Object.entries(on) as [keyof typeof on, (event: DragEvent) => void][];
    for (const [name, listener] of entries) window.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of entries) window.removeEventListener(name, listener);
    };
  }, []);
  const chooser = (
    <input
      ref={input}
      type="file"
      accept={ACCEPT}
      multiple
      hidden
      aria-label="Photos"
      onChange={({ target }) => {
        const files = [...(target.files ?? [])];
        target.value = '';
        if (files.length > 0) onPhotos(files);
      }}
    />
  );
  return { isOver, chooser, choose: () => input.current?.click() };
}
