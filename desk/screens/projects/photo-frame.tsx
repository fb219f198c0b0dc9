/** One picture on the contact sheet: chosen by a click, lifted by Space, described by Enter. */
import type { KeyboardEvent } from 'react';
import type { Photo } from '#contract/desk/photos.ts';
import { useEditedValue } from '../../keep/keep.ts';
import { Image } from '../../parts/image.tsx';
import { useItem } from './order/item.tsx';
import type { Order } from './order/use-order.ts';
import { photoPath, pictureOf } from './use-projects.ts';

interface PhotoFrameProps {
  readonly slug: string;
  readonly photo: Photo;
  readonly order: Order;
  readonly index: number;
  readonly isChosen: boolean;
  readonly isCover: boolean;
  /** True for the one picture in the tab order. */
  readonly isStop: boolean;
  readonly onChoose: (file: string) => void;
  readonly onKey: (event: KeyboardEvent, file: string) => void;
}

export function PhotoFrame(props: PhotoFrameProps) {
  const { slug, photo, order, index, isChosen, isCover, isStop, onChoose, onKey } = props;
  const { file, width, height } = photo;
  const path = photoPath(slug, file);
  const room = useEditedValue(`${path}/room`, photo.room).value;
  const title = useEditedValue(`${path}/title`, photo.title).value;
  const isMissing = useEditedValue(`${path}/alt`, photo.alt).value.trim() === '';
  const { itemRef, look, isLifted, handle } = useItem(order, file);
  const n = index + 1;
  return (
    <li
      className={`photo ${isMissing ? 'missing ' : ''}${look}`}
      style={{ '--ratio': String(width / height) } as never}
      ref={itemRef}
    >
      <button
        type="button"
        {...handle}
        aria-current={isChosen}
        aria-pressed={isLifted || undefined}
        aria-describedby="sheet-keys"
        tabIndex={isStop ? 0 : -1}
        data-photo={file}
        onClick={() => onChoose(file)}
        onKeyDown={(event) => onKey(event, file)}
      >
        <span className="photo-image">
          <Image
            src={pictureOf(slug, photo, 640)}
            alt=""
            width={width}
            height={height}
            loading="lazy"
            draggable={false}
          />
          {isCover && <span className="photo-cover">Cover</span>}
        </span>
        <span className="photo-caption">
          <b>{n}</b>{' '}
          <span>{room || (isMissing ? 'Room not chosen' : title || 'Room not chosen')}</span>
          <span className="phone-only" aria-hidden="true">
            {isMissing ? 'no description yet' : title || 'no title'}
          </span>
        </span>
        <span className="visually-hidden">
          {title && room && `${title}. `}
          {isMissing && 'Its description is missing.'}
        </span>
      </button>
    </li>
  );
}
