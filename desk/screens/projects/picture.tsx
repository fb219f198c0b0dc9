import { PHOTO_LABELS, type Photo } from '#contract/desk/photos.ts';
import type { ProjectView } from '#contract/desk/projects.ts';
import { PHOTO_TEXTS } from '#contract/project-texts.ts';
import { useEditedValue } from '../../keep/keep.ts';
import { FRAMING } from '../../messages/en.ts';
import { TextButton, TextLink } from '../../parts/buttons.tsx';
import { Crops } from '../../parts/framing/crops.tsx';
import { FocusPicture } from '../../parts/framing/focus.tsx';
import { rawStamp, useFraming } from '../../parts/framing/framing.ts';
import { PhoneFocus } from '../../parts/framing/phone-focus.tsx';
import { Straighten } from '../../parts/framing/straighten.tsx';
import { PictureSteps } from '../../parts/picture-steps.tsx';
import { SaveStatus } from '../../parts/save-status.tsx';
import { cropsOf } from '../pictures/slots.ts';
import { planPath } from '../plan/use-plan.ts';
import { Chips } from './chips.tsx';
import { DescriptionField } from './description-field.tsx';
import { PictureActions } from './picture-actions.tsx';
import { RoomField } from './room-field.tsx';
import { StageField } from './stage-field.tsx';
import { TextField } from './text-field.tsx';
import type { NumberKeys } from './use-number-keys.ts';
import { photoPath, pictureOf, valuesOf } from './use-projects.ts';

const CROPS = cropsOf([{ field: null, label: FRAMING.page }]);

interface PictureProps {
  readonly view: ProjectView;
  readonly photo: Photo;
  readonly quick: NumberKeys;
  readonly n: number;
  readonly onStep: (by: -1 | 1) => void;
  readonly onMove: () => void;
  readonly onRemove: () => void;
}

export function Picture({ view, photo, quick, n, onStep, onMove, onRemove }: PictureProps) {
  const { slug, allMaterials, photos } = view;
  const { file } = photo;
  const path = photoPath(slug, file);
  const room = useEditedValue(`${path}/room`, photo.room);
  const title = useEditedValue(`${path}/title`, photo.title);
  const details = useEditedValue(`${path}/details`, photo.details);
  const materials = useEditedValue(`${path}/materials`, photo.materials);
  const framing = useFraming(path, photo);
  const copies = {
    raw: `${pictureOf(slug, { file, stamp: rawStamp(photo.stamp) }, 1600)}&raw=1`,
    framed: pictureOf(slug, photo, 640),
  };
  const same = quick.offeredBy(photo);
  return (
    <section className="picture" aria-label={`Picture ${n} of ${photos.length}`}>
      <PictureSteps {...{ n, onStep }} count={photos.length} />
      <div className={photo.height > photo.width ? 'picture-top beside' : 'picture-top'}>
        <FocusPicture
          src={copies.raw}
          angle={framing.straighten.value}
          size={photo}
          field={framing.focus}
        />
        <div className="picture-names">
          <RoomField {...{ view, room }} rooms={quick.rooms} limit={PHOTO_TEXTS.room.maxLength} />
          <TextField field={title} label={PHOTO_LABELS.title} limit={PHOTO_TEXTS.title.maxLength} />
          {same && (
            <p className="picture-same">
              <TextButton onClick={() => quick.give(photo, same)}>
                Same room and materials as picture {n - 1}
              </TextButton>
            </p>
          )}
        </div>
      </div>
      <Straighten framing={framing} />
      <DescriptionField {...{ view, photo }} neighbours={quick.beside(file)} />
      <TextField
        field={details}
        label={PHOTO_LABELS.details}
        limit={PHOTO_TEXTS.details.maxLength}
        isLong
      />
      <Chips field={materials} label={PHOTO_LABELS.materials} options={allMaterials} />
      <StageField slug={slug} photo={photo} />
      <Crops {...{ copies, framing }} crops={CROPS} />
      <PhoneFocus {...{ copies, framing }} size={photo} />
      <div className="picture-plan">
        <span>
          On the plan: <b>{photo.isPlaced ? 'placed' : 'not placed yet'}</b>
        </span>
        <TextLink className="strong" to={planPath(slug)}>
          {photo.isPlaced ? 'Show it on the plan' : 'Place it on the plan'}
        </TextLink>
      </div>
      <PictureActions {...{ view, photo, onMove, onRemove }} />
      <div className="phone-only hint">
        <SaveStatus under={valuesOf(slug)} />
      </div>
    </section>
  );
}
