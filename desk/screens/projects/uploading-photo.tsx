/** A photo being uploaded, which appears from the bottom up with its progress. */
import { useEffect, useRef } from 'react';
import type { Upload } from './uploads.ts';

const PREVIEW = 320;

export function UploadingPhoto({ upload, n }: { readonly upload: Upload; readonly n: number }) {
  const { file, part, state, name } = upload;
  const canvas = useRef<HTMLCanvasElement>(null);
  const isBegun = state !== 'waiting';
  // Drawn once, in a small size: twenty-five photos of a phone would fill its memory.
  useEffect(() => {
    if (!isBegun) return;
    let isGone = false;
    createImageBitmap(file, { resizeHeight: PREVIEW, resizeQuality: 'medium' })
      .then((bitmap) => {
        const own = canvas.current;
        if (own && !isGone) {
          [own.width, own.height] = [bitmap.width, bitmap.height];
          own.getContext('2d')?.drawImage(bitmap, 0, 0);
        }
        bitmap.close();
      })
      // Browsers cannot show some formats, such as HEIC; the server's copy is shown later.
      .catch(() => {});
    return () => {
      isGone = true;
    };
  }, [file, isBegun]);
  const percent = Math.round(part * 100);
  return (
    <li className="photo uploading" style={{ '--ratio': '1.5' } as never}>
      <span className="photo-image" style={{ '--part': `${percent}%` } as never}>
        <canvas ref={canvas} />
      </span>
      <span className="photo-caption">
        <b>{n}</b>{' '}
        <span>
          {state === 'waiting' ? 'Waiting' : state === 'preparing' ? 'Preparing' : `${percent} %`}
          <span className="visually-hidden">, {name}</span>
        </span>
      </span>
    </li>
  );
}
