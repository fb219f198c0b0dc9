/** Below a picture: what stands in for it in the dark scheme or on phones, and the ways to change that. */
import { useRef, useState } from 'react';
import type { LibraryPicture, PictureVariant } from '#contract/desk/pictures.ts';
import { VARIANTS } from '../../messages/en.ts';
import { Image } from '../../parts/image.tsx';
import { ChoosePicture } from '../pictures/choose-picture.tsx';
import { copyAddress, removeVariant } from '../pictures/use-pictures.ts';
import css from './variant-row.module.css';

interface VariantRowProps {
  readonly variant: PictureVariant;
  readonly picture: LibraryPicture;
  /** Of the field. */
  readonly label: string;
  /** Hears what was done, as a sentence. */
  readonly onDone: (message: string) => void;
}

export function VariantRow({ variant, picture, label, onDone }: VariantRowProps) {
  const [isChoosing, setChoosing] = useState(false);
  const choose = useRef<HTMLButtonElement>(null);
  const words = VARIANTS[variant];
  const shown = picture.variants[variant];
  function remove(): void {
    // The button that was pressed goes with the picture.
    choose.current?.focus();
    void removeVariant(picture.key, variant).then(
      () => onDone(words.removed),
      (error: Error) => onDone(error.message),
    );
  }
  return (
    <div className={css.row}>
      {shown && <Image src={copyAddress(shown.key, 240, shown.stamp)} alt="" />}
      <div>
        <p>{words.name}</p>
        <p className="hint">{shown ? words.shown : words.none}</p>
        <p className={css.buttons}>
          <button
            ref={choose}
            type="button"
            className="underlined"
            aria-label={`${shown ? 'Change' : 'Choose'} ${words.name.toLowerCase()}: ${label}`}
            onClick={() => setChoosing(true)}
          >
            {shown ? 'Change' : 'Choose'}
          </button>
          {shown && (
            <button
              type="button"
              className="underlined"
              aria-label={`Remove ${words.name.toLowerCase()}: ${label}`}
              onClick={remove}
            >
              Remove
            </button>
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
