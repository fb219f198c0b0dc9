import { Fragment } from 'react';
import type { Photo } from '#content-model/types.ts';
import { asSentence } from '../as-sentence.ts';
import { linkMaterials, type MaterialName } from './link-materials.ts';
import { MaterialLink } from './linked-text.tsx';

export interface CaptionProps {
  readonly photo: Photo;
  /** Materials of the project's pictures. */
  readonly materials: readonly MaterialName[];
}

/**
 * Title, room and note. Materials named in the note become links; if it names none, links to the picture's materials
 * follow.
 */
export function Caption({ photo, materials }: CaptionProps) {
  const { room, title, details = '' } = photo;
  const own = materials.filter(({ slug }) => photo.materials?.includes(slug));
  const note = linkMaterials(details, own);
  const isNamed = note.some((part) => typeof part !== 'string');
  const parts = details && !isNamed && own.length > 0 ? [asSentence(details)] : note;
  return (
    <>
      <strong>{title}</strong>{' '}
      <span>
        {room && room !== title && <b>{`${room}. `}</b>}
        {parts.map((part) =>
          typeof part === 'string' ? part : <MaterialLink key={part.slug} {...part} />,
        )}
        {!isNamed &&
          own.map(({ slug, name }, i) => (
            <Fragment key={slug}>
              {i > 0 ? ', ' : ' '}
              <MaterialLink
                slug={slug}
                text={i > 0 ? name : name.charAt(0).toUpperCase() + name.slice(1)}
              />
              {i === own.length - 1 && '.'}
            </Fragment>
          ))}
      </span>
    </>
  );
}
