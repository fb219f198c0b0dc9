import { Fragment } from 'react';
import type { Photo } from '#app/content/types.ts';
import { type LinkedName, linked } from './linked.ts';
import { Linked, MaterialLink } from './linked-words.tsx';

export interface CaptionProps {
  readonly photo: Photo;
  /** Those of the project's pictures. */
  readonly materials: readonly LinkedName[];
  /** Before materials that the note does not name. */
  readonly also: string;
}

/** Room and title, and what was done; its materials are links, in the note or behind it. */
export function Caption({ photo, materials, also }: CaptionProps) {
  const { room, title, details = '' } = photo;
  const own = materials.filter(({ slug }) => photo.materials?.includes(slug));
  const named = linked(details, own).map((part) => typeof part !== 'string' && part.slug);
  const others = own.filter(({ slug }) => !named.includes(slug));
  return (
    <>
      <strong>{title}</strong>
      <span>
        {room && room !== title && <b>{room}. </b>}
        <Linked text={details} materials={own} />
        {others.length > 0 && (
          <>
            {' '}
            {also}{' '}
            {others.map(({ slug, name }, i) => (
              <Fragment key={slug}>
                {i > 0 && ', '}
                <MaterialLink slug={slug} text={name} />
              </Fragment>
            ))}
            .
          </>
        )}
      </span>
    </>
  );
}
