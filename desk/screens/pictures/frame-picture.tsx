/** A dialog for framing a picture: focal point, crops of its places, and straightening. */
import { createPortal } from 'react-dom';
import type { LibraryPicture, PictureUse } from '#contract/desk/pictures.ts';
import { FRAMING } from '../../messages/en.ts';
import { CloseButton, Dialog } from '../../parts/dialog.tsx';
import { Crops } from '../../parts/framing/crops.tsx';
import { FocusPicture } from '../../parts/framing/focus.tsx';
import { useFraming } from '../../parts/framing/framing.ts';
import { PhoneFocus } from '../../parts/framing/phone-focus.tsx';
import { Straighten } from '../../parts/framing/straighten.tsx';
import { SaveStatus } from '../../parts/save-status.tsx';
import css from './frame-picture.module.css';
import { cropsOf } from './slots.ts';
import { framingCopies } from './use-pictures.ts';
import { type Place, placeKey } from './use-swap.ts';
import '../../styles/framing.css';

interface FramePictureProps {
  readonly picture: LibraryPicture;
  /** The place whose crops are shown; absent: those of all places. */
  readonly place?: Place;
  readonly onClose: () => void;
}

export function FramePicture({ picture, place, onClose }: FramePictureProps) {
  const framing = useFraming(picture.framingPath, picture);
  const copies = framingCopies(picture);
  const isWanted = ({ field }: PictureUse) =>
    !place || (field !== null && placeKey(field) === placeKey(place));
  const crops = cropsOf(picture.uses.filter(isWanted));
  const elsewhere = picture.uses.length - (place ? 1 : 0);
  return createPortal(
    <Dialog title="Crop and straighten" className={`sheet ${css.dialog}`} onClose={onClose}>
      <div className={css.body} data-upright={picture.height > picture.width || undefined}>
        <FocusPicture
          src={copies.raw}
          angle={framing.straighten.value}
          size={picture}
          field={framing.focus}
        />
        <div className={css.controls}>
          <Crops {...{ copies, framing, crops }} />
          {crops.length === 0 && (
            <p className="hint">{place ? FRAMING.wholeHere : FRAMING.wholeEverywhere}</p>
          )}
          {crops.length > 0 && <PhoneFocus {...{ copies, framing }} size={picture} />}
          <Straighten framing={framing} />
          {place && elsewhere > 0 && (
            <p className="hint">The same crop is used wherever this picture is shown.</p>
          )}
        </div>
      </div>
      <div className={css.foot}>
        <SaveStatus under={picture.framingPath} hasLink={false} />
        <CloseButton>Close</CloseButton>
      </div>
    </Dialog>,
    document.body,
  );
}
