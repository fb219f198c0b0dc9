import { type MouseEvent, type ReactNode, useContext } from 'react';
import { beginPictureTransition } from '#app/browser/picture-transition.ts';
import { jpegAddress } from '#app/components/photo.tsx';
import type { Photo } from '#content-model/types.ts';
import { opensInNewTab } from './opens-elsewhere.ts';
import { OpenPicture } from './use-lightbox.ts';

interface PictureLinkProps {
  readonly photo: Photo;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * Opens the lightbox on a picture; without script, or in another tab, the picture file. Renders `<a>`, or only its
 * content if the picture has no file.
 */
export function PictureLink({ photo: { n, encoded }, className, children }: PictureLinkProps) {
  const open = useContext(OpenPicture);
  if (!encoded) return children;
  function onClick(event: MouseEvent<HTMLAnchorElement>) {
    if (opensInNewTab(event)) return;
    event.preventDefault();
    beginPictureTransition(event, event.currentTarget.querySelector('img'));
    open(n);
  }
  return (
    <a className={className} href={jpegAddress(encoded)} onClick={onClick}>
      {children}
    </a>
  );
}
