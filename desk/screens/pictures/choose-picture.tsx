/** A dialog for choosing a picture of the library, or a new one, for a place of the site. */
import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { PictureVariant } from '#contract/desk/pictures.ts';
import { VARIANTS } from '../../messages/en.ts';
import { LowButton, TextButton } from '../../parts/buttons.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Image } from '../../parts/image.tsx';
import { useDroppedFiles } from '../projects/drop.tsx';
import css from './choose-picture.module.css';
import { ConfirmSwap } from './confirm-swap.tsx';
import { useLibraryFilter } from './library-tools.tsx';
import { pictureNames } from './picture-name.ts';
import { useAdding } from './use-adding.tsx';
import { copyAddress, useLibrary } from './use-pictures.ts';
import { type Place, useSwap } from './use-swap.ts';

interface ChoosePictureProps {
  /** Key of the currently shown picture; '' if there is none. */
  readonly current: string;
  /** The place for which it is chosen; absent: all places that show the current picture. */
  readonly place?: Place;
  /** The variant of the current picture that is chosen. */
  readonly variant?: PictureVariant;
  readonly onClose: () => void;
  /** Called with a message about what was done. */
  readonly onDone: (message: string) => void;
}

export function ChoosePicture({ current, place, variant, onClose, onDone }: ChoosePictureProps) {
  const { data, error } = useLibrary();
  const pictures = data?.pictures ?? [];
  const { shown, tools } = useLibraryFilter(pictures);
  const [chosen, setChosen] = useState('');
  const [alt, setAlt] = useState('');
  const [caption, setCaption] = useState<string>();
  const close = useRef<HTMLButtonElement>(null);
  const use = useSwap({ pictures, current, place, variant, onDone });
  // A picture that was chosen in the meantime stays chosen.
  const adding = useAdding(({ key }) => setChosen((before) => before || key), true);
  useDroppedFiles(adding.add);
  const names = pictureNames(pictures);
  const picked = pictures.find(({ key }) => key === chosen);

  const dialog = (
    <Dialog
      title={variant ? VARIANTS[variant].choose : 'Choose a picture'}
      className={`sheet ${css.dialog}`}
      onClose={onClose}
    >
      <form method="dialog">
        <TextButton ref={close} type="submit">
          Close
        </TextButton>
      </form>
      {tools(
        <LowButton ref={adding.button} onClick={adding.choose}>
          Upload a picture
        </LowButton>,
      )}
      {adding.chooser}
      {adding.progress}
      <div className={css.choices}>
        {!data && <p role="status">{error ? error.message : 'Loading the pictures.'}</p>}
        {data && shown.length === 0 && (
          <p className="hint">No picture matches. Upload one, or search for something else.</p>
        )}
        <fieldset className={css.grid}>
          <legend className="visually-hidden">Pictures</legend>
          {shown.map((picture) => (
            <label key={picture.key} className={css.choice}>
              <input
                type="radio"
                name="picture"
                checked={picture.key === chosen}
                onChange={() => {
                  setChosen(picture.key);
                  setAlt(picture.alt);
                }}
              />
              <Image src={copyAddress(picture.key, 240, picture.stamp)} alt="" loading="lazy" />
              <span>
                {picture.key === current && <b>Shown now: </b>}
                {names.get(picture.key)}
              </span>
            </label>
          ))}
        </fieldset>
      </div>
      {picked && (
        <ConfirmSwap
          {...{ picture: picked, alt, setAlt, caption, setCaption, use }}
          isShownNow={chosen === current}
          onUse={() =>
            void use.swap(chosen, alt, caption).then((isDone) => {
              if (isDone) close.current?.click();
            })
          }
        />
      )}
    </Dialog>
  );
  // In the body, because the style sheets of the screen would apply to the dialog otherwise.
  return createPortal(dialog, document.body);
}
