/** Photos are dropped anywhere on the page, or chosen. */
import { useEffect, useRef, useState } from 'react';

/** Which files the browser offers to choose from. */

const EVERYWHERE = ['jpeg', 'png', 'webp', 'avif', 'tiff'];
const APPLE = ['heic', 'heif'];

/** Where HEIC is not asked for, iPhones hand over a JPEG; elsewhere it would be greyed out. */
const handsOverJpeg = /iPhone|iPad|iPod/.test(navigator.userAgent) || isTouchMac();
function isTouchMac() {
  return /Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1;
}

export const ACCEPT = [...EVERYWHERE, ...(handsOverJpeg ? [] : APPLE)]
  .map((kind) => `image/${kind}`)
  .join(',');

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
