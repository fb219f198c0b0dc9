/** Files that are dropped anywhere on the page, and photos that are chosen. */
import { useEffect, useRef, useState } from 'react';
import { FILE_TYPES, PICTURE_FORMATS } from '#contract/upload-types.ts';
import { useFileInput } from '../../parts/use-file-input.tsx';

/** If HEIC is not in `accept`, iPhones convert to JPEG; other systems would make HEIC files unavailable. */
const handsOverJpeg = /iPhone|iPad|iPod/.test(navigator.userAgent) || isTouchMac();
function isTouchMac() {
  return /Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1;
}

/** Without file extensions: with them, Android may open its files instead of offering the camera and the photos. */
const ACCEPT = [
  ...PICTURE_FORMATS.map((type) => FILE_TYPES[type].mediaType),
  ...(handsOverJpeg ? [] : [FILE_TYPES.heic.mediaType, 'image/heif']),
].join(',');

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

type OnFiles = (files: readonly File[]) => void;

export const usePhotoInput = (onFiles: OnFiles, label = 'Photos', isMultiple = true) =>
  useFileInput({ label, accept: ACCEPT, isMultiple, onFiles });

/** Accepts files that are dropped anywhere on the page. @returns whether files are being dragged over the window */
export function useDroppedFiles(onFiles: OnFiles): boolean {
  const [isOver, setOver] = useState(false);
  const take = useRef(onFiles);
  take.current = onFiles;
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
  return isOver;
}
