/** All pictures in their order, running uploads, and the place to add more. */
import type { KeyboardEvent, ReactNode } from 'react';
import { defaultCover } from '#contract/cover.ts';
import type { Photo } from '#contract/desk/photos.ts';
import type { ProjectView } from '#contract/desk/projects.ts';
import { required } from '#contract/required.ts';
import { PICTURE_FORMAT_NAMES } from '#contract/upload-types.ts';
import { type EditedValue, useEditedValue } from '../../keep/keep.ts';
import { Announcement } from '../../parts/announcements.tsx';
import { TextButton } from '../../parts/buttons.tsx';
import { Plus } from '../../parts/drawings.tsx';
import { Image } from '../../parts/image.tsx';
import { Conflict, SaveStatus } from '../../parts/save-status.tsx';
import { type DraggedItem, DragOrder } from './order/drag-order.tsx';
import type { Order } from './order/use-order.ts';
import { PhotoFrame } from './photo-frame.tsx';
import { RemovedPhotos } from './removed-photos.tsx';
import { UploadingPhoto } from './uploading-photo.tsx';
import { isUnderWay, type Upload } from './uploads.ts';
import { pictureOf, projectPath, valuesOf } from './use-projects.ts';

const REST_MS = 260;

interface SheetProps {
  readonly view: ProjectView;
  readonly order: Order;
  readonly orderField: EditedValue<readonly string[]>;
  readonly uploads: readonly Upload[];
  readonly chosen: Photo | null;
  readonly isOver: boolean;
  readonly nameOf: (file: string) => string;
  /** The last action, with Undo. */
  readonly toast: ReactNode;
  readonly onChoose: (file: string) => void;
  readonly onChoosePhotos: () => void;
  readonly onKey: (event: KeyboardEvent, file: string) => void;
}

export function Sheet(props: SheetProps) {
  const { view, order, orderField, uploads, chosen, isOver, nameOf, toast } = props;
  const { onChoose, onChoosePhotos, onKey } = props;
  const { slug, photos } = view;
  const chosenCover = useEditedValue(`${projectPath(slug)}/cover`, view.cover).value;
  const photoOf = (file: string) =>
    required(
      photos.find((photo) => photo.file === file),
      file,
    );
  const cover =
    chosenCover ??
    defaultCover(order.shown, (file) => {
      const { width, height, stage } = photoOf(file);
      return { width, height, stage: stage.value };
    });
  const coming = uploads.filter(isUnderWay);
  const shown = order.shown;
  const stop = order.lifted?.id ?? chosen?.file ?? shown[0];
  const isEmpty = photos.length + coming.length === 0;
  return (
    <>
      {!isEmpty && (
        <DragOrder
          order={order}
          restMs={REST_MS}
          ghost={(carried) => <DragPreview {...{ slug, carried }} photo={photoOf(carried.id)} />}
        >
          <ol className="photo-sheet" aria-label="Pictures in the order of the page">
            {shown.map((file, index) => (
              <PhotoFrame
                key={file}
                {...{ slug, order, index, onChoose, onKey }}
                photo={photoOf(file)}
                isChosen={file === chosen?.file}
                isCover={file === cover}
                isStop={file === stop}
              />
            ))}
            {coming.map((upload, index) => (
              <UploadingPhoto key={upload.id} upload={upload} n={photos.length + index + 1} />
            ))}
          </ol>
        </DragOrder>
      )}
      <Conflict field={orderField} say={(files) => files.map(nameOf).join(', ')} />
      <div
        className={['photo-drop', isOver && 'over', isEmpty && 'empty'].filter(Boolean).join(' ')}
      >
        {isEmpty && <p className="state">No pictures yet</p>}
        <p className="wide">
          <Plus /> <span>Drop photos anywhere, or </span>
          <TextButton className="strong" onClick={onChoosePhotos}>
            choose them
          </TextButton>
        </p>
        {isEmpty && (
          <p className="hint">
            {PICTURE_FORMAT_NAMES} or HEIC, as many as you like. The first wide one of a finished
            room is the cover until you choose another.
          </p>
        )}
      </div>
      <RemovedPhotos view={view} />
      <footer className="sheet-foot">
        {toast}
        <SaveStatus under={valuesOf(slug)} />
        <p className="project-keys" id="sheet-keys">
          <span>
            <kbd>Space</kbd> picks up, arrows move
          </span>{' '}
          <span>
            <kbd>Enter</kbd> edits the description
          </span>{' '}
          <span>
            <kbd>1</kbd> to <kbd>9</kbd> choose the room, <kbd>0</kbd> copies room and materials
            from the previous picture
          </span>{' '}
          <span>
            <kbd>Alt</kbd> + <kbd>↓</kbd> next picture without a description
          </span>
        </p>
      </footer>
      <Announcement>{order.announcement}</Announcement>
    </>
  );
}

interface DragPreviewProps {
  readonly slug: string;
  readonly photo: Photo;
  readonly carried: DraggedItem;
}
const DragPreview = ({ slug, photo, carried: { from, to } }: DragPreviewProps) => (
  <div className="photo-ghost" style={{ '--ratio': String(photo.width / photo.height) } as never}>
    <Image src={pictureOf(slug, photo, 640)} alt="" />
    <span>
      {from + 1} {photo.room.value || photo.title.value || 'Room not chosen'}
      {to !== from && `, to ${to + 1}`}
    </span>
  </div>
);
