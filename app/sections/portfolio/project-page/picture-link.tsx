import type { MouseEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { beginPictureTransition } from '#app/browser/picture-transition.ts';
import { jpegAddress } from '#app/components/photo.tsx';
import type { Photo } from '#content-model/types.ts';
import { opensElsewhere } from './opens-elsewhere.ts';
import { OPENED } from './use-lightbox.ts';

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
  const navigate = useNavigate();
  if (!encoded) return children;
  function onClick(event: MouseEvent<HTMLAnchorElement>) {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    beginPictureTransition(event, event.currentTarget.querySelector('img'));
    void navigate({ hash: String(n) }, { state: OPENED, preventScrollReset: true });
  }
  return (
    <a className={className} href={jpegAddress(encoded)} onClick={onClick}>
      {children}
    </a>
  );
}
