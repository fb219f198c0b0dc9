/** A picture on a page of the site: the current one, and changing it. */
import { memo, useState } from 'react';
import { PICTURES } from '../../messages/en.ts';
import { LowQuietButton, TextButton } from '../../parts/buttons.tsx';
import { Image } from '../../parts/image.tsx';
import { ChoosePicture } from '../pictures/choose-picture.tsx';
import { FramePicture } from '../pictures/frame-picture.tsx';
import { pictureName } from '../pictures/picture-name.ts';
import { variantsAt } from '../pictures/slots.ts';
import { copyAddress, swapPicture, useLibrary } from '../pictures/use-pictures.ts';
import css from './picture-field.module.css';
import { PreviousText } from './previous-text.tsx';
import type { FieldProps } from './use-kept-field.ts';
import { VariantRow } from './variant-row.tsx';

export const PictureField = memo(function PictureField(props: FieldProps) {
  const { file, field, isCurrent, onFocus } = props;
  const { path, place, label, hint, value, published, canBeEmpty } = field;
  const [isChoosing, setChoosing] = useState(false);
  const [isFraming, setFraming] = useState(false);
  const [message, setMessage] = useState('');
  const at = { file, path: place };
  const variants = value ? variantsAt(at) : [];
  const { data: library } = useLibrary(value !== '');
  const picture = library?.pictures.find(({ key }) => key === value);
  /** It is named, but there is no such file: a person without a photo. */
  const isMissing = library !== undefined && !picture;
  const isShown = value !== '' && !isMissing;
  /** An entry that is not published yet has no published picture to go back to. */
  const isNew = published === null && path.includes('@');
  const isChanged = !isNew && (published ?? '') !== value;
  const swapTo = (to: string, done: string) =>
    swapPicture({ from: value, to, fields: [at] }).then(
      ({ changed }) => setMessage(changed === 0 ? PICTURES.changedElsewhere : done),
      (error: Error) => setMessage(error.message),
    );
  const was = library?.pictures.find(({ key }) => key === published);
  const wasName = was ? pictureName(was) : published;
  const reset = () => swapTo(published ?? '', published ? PICTURES.restored : PICTURES.emptied);
  return (
    <div className={isCurrent ? 'texts-field now' : 'texts-field'}>
      <p className="lab">{label}</p>
      <div className={css.field}>
        {isShown && (
          <Image key={value} src={copyAddress(value, 240)} alt="" width="120" height="90" />
        )}
        <div>
          <p className={css.name}>{isShown ? picture && pictureName(picture) : PICTURES.none}</p>
          <LowQuietButton
            id={`field-${path}`}
            data-field={path}
            aria-label={`${isShown ? PICTURES.change : PICTURES.choose}: ${label}`}
            onFocus={() => onFocus(path)}
            onClick={() => setChoosing(true)}
          >
            {isShown ? PICTURES.change : PICTURES.choose}
          </LowQuietButton>
          {isShown && (
            <TextButton
              aria-label={`Crop and straighten: ${label}`}
              onClick={() => setFraming(true)}
            >
              Crop
            </TextButton>
          )}
          {isShown && canBeEmpty && (
            <TextButton
              aria-label={`Remove picture: ${label}`}
              onClick={() => void swapTo('', PICTURES.taken)}
            >
              Remove
            </TextButton>
          )}
        </div>
      </div>
      {picture &&
        variants.map((variant) => (
          <VariantRow key={variant} {...{ variant, picture, label }} onDone={setMessage} />
        ))}
      {hint && <p className="hint">{hint}</p>}
      {isChanged && <PreviousText label={label} text={wasName} onReset={() => void reset()} />}
      <p className="hint" role="status">
        {message}
      </p>
      {isFraming && picture && (
        <FramePicture {...{ picture }} place={at} onClose={() => setFraming(false)} />
      )}
      {isChoosing && (
        <ChoosePicture
          current={value}
          place={at}
          onClose={() => setChoosing(false)}
          onDone={setMessage}
        />
      )}
    </div>
  );
});
