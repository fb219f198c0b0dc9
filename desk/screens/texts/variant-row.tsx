/** Below a picture: its variants for the dark scheme or phones, and changing them. */
import { useState } from 'react';
import type { LibraryPicture, PictureVariant } from '#contract/desk/pictures.ts';
import { VARIANTS } from '../../messages/en.ts';
import { TextButton } from '../../parts/buttons.tsx';
import { Image } from '../../parts/image.tsx';
import { useKeys } from '../../parts/keys.tsx';
import { ChoosePicture } from '../pictures/choose-picture.tsx';
import { copyAddress, removeVariant, restorePicture } from '../pictures/use-pictures.ts';
import css from './variant-row.module.css';

interface VariantRowProps {
  readonly variant: PictureVariant;
  readonly picture: LibraryPicture;
  readonly label: string;
  /** Called with a message about what was done. */
  readonly onDone: (message: string) => void;
}

export function VariantRow({ variant, picture, label, onDone }: VariantRowProps) {
  const [isChoosing, setChoosing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isRemoved, setRemoved] = useState(false);
  const words = VARIANTS[variant];
  const shown = picture.variants[variant];
  const canUndo = isRemoved && !shown;
  /** A second press before the response does nothing. */
  async function change(request: () => Promise<unknown>, done: string): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    await request().then(
      () => onDone(done),
      (error: Error) => onDone(error.message),
    );
    setBusy(false);
  }
  function remove(): void {
    // Before the response, because Undo replaces the pressed button and gets its focus.
    setRemoved(true);
    void change(() => removeVariant(picture.key, variant), words.removed);
  }
  const undo = () => change(() => restorePicture(`${picture.key}-${variant}`), words.restored);
  useKeys(canUndo ? { z: () => void undo() } : {});
  return (
    <div className={css.row}>
      {shown && <Image src={copyAddress(shown.key, 240, shown.stamp)} alt="" />}
      <div>
        <p>{words.name}</p>
        <p className="hint">{shown ? words.shown : words.none}</p>
        <p className="links">
          <TextButton
            aria-label={`${shown ? 'Change' : 'Choose'} ${words.name.toLowerCase()}: ${label}`}
            onClick={() => setChoosing(true)}
          >
            {shown ? 'Change' : 'Choose'}
          </TextButton>
          {shown && (
            <TextButton
              aria-label={`Remove ${words.name.toLowerCase()}: ${label}`}
              aria-disabled={isBusy}
              onClick={remove}
            >
              Remove
            </TextButton>
          )}
          {canUndo && (
            <span>
              <TextButton
                aria-label={`Undo: ${words.name.toLowerCase()}: ${label}`}
                aria-disabled={isBusy}
                onClick={() => void undo()}
              >
                Undo
              </TextButton>{' '}
              <kbd>z</kbd>
            </span>
          )}
        </p>
      </div>
      {isChoosing && (
        <ChoosePicture
          current={picture.key}
          variant={variant}
          onClose={() => setChoosing(false)}
          onDone={onDone}
        />
      )}
    </div>
  );
}
