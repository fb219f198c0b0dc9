/** The position from which a square sample is cut: chosen with a ring on the picture, like a focal point. */
import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { LibraryPicture } from '#contract/desk/pictures.ts';
import type { EditedValue } from '../../keep/keep.ts';
import { CloseButton, Dialog } from '../../parts/dialog.tsx';
import { FocusPicture, formatPoint } from '../../parts/framing/focus.tsx';
import type { Point } from '../../parts/framing/framing.ts';
import { Image } from '../../parts/image.tsx';
import { Conflict } from '../../parts/save-status.tsx';
import { refusalOf } from '../../parts/unsaved-value.tsx';
import frame from '../pictures/frame-picture.module.css';
import { framingCopies, useLibrary } from '../pictures/use-pictures.ts';
import css from './point-field.module.css';
import { PreviousText } from './previous-text.tsx';
import '../../styles/framing.css';
import { ErrorMessage } from '../../parts/announcements.tsx';
import { LowQuietButton } from '../../parts/buttons.tsx';
import { type FieldProps, useKeptField } from './use-kept-field.ts';

/** "50,25" as fractions of width and height; the middle if there is no point. */
function pointOf(value: string): Point {
  const [x = 50, y = 50] = value.split(',').map((part) => Number(part) || 0);
  return value === '' ? [0.5, 0.5] : [x / 100, y / 100];
}
const written = ([x, y]: Point) => [x, y].map((part) => Math.round(part * 1000) / 10).join(',');
const inWords = (value: string) => formatPoint(pointOf(value));

interface SampleProps {
  readonly picture: LibraryPicture;
  readonly at: Point;
  readonly scale: number;
}

/** The sample as it is cut: a square inside the picture. */
function Sample({ picture, at: [x, y], scale }: SampleProps) {
  const { width, height } = picture;
  const side = Math.min(width, height) / scale;
  const from = (part: number, length: number) =>
    Math.min(Math.max(0, length * part - side / 2), length - side);
  const percent = (pixels: number) => `${(pixels / side) * 100}%`;
  const style = {
    width: percent(width),
    left: `-${percent(from(x, width))}`,
    top: `-${percent(from(y, height))}`,
  };
  return (
    <div className={css.sample}>
      <Image src={framingCopies(picture).framed} alt="" style={style} />
    </div>
  );
}

export function PointField({ file, pageLabel, field, isCurrent, onFocus }: FieldProps) {
  const { path, label, published, choices } = field;
  const [key, scale] = choices;
  const [isOpen, setOpen] = useState(false);
  const { data: library } = useLibrary(isOpen || isCurrent);
  const picture = library?.pictures.find((one) => one.key === key);
  const kept = useKeptField({ file, pageLabel, field });
  const { value, typed } = kept;
  const at = pointOf(value);
  const ring: EditedValue<Point | null> = {
    ...kept,
    value: at,
    theirs: undefined,
    set: (point) => kept.set(written(point ?? [0.5, 0.5])),
  };
  const sample = picture && <Sample {...{ picture, at }} scale={Math.max(1, Number(scale) || 1)} />;
  return (
    <div className={isCurrent ? 'texts-field now' : 'texts-field'}>
      <p className="lab">{label}</p>
      <div className={css.field}>
        {isCurrent && sample}
        <div>
          <p>{inWords(value)}</p>
          <LowQuietButton
            id={`field-${path}`}
            data-field={path}
            onFocus={() => onFocus(path)}
            onClick={() => setOpen(true)}
          >
            Choose the place<span className="visually-hidden">: {label}</span>
          </LowQuietButton>
        </div>
      </div>
      {published !== null && published !== value && (
        <PreviousText label={label} text={inWords(published)} onReset={() => kept.set(published)} />
      )}
      <ErrorMessage>{refusalOf(typed)}</ErrorMessage>
      <Conflict field={kept} say={inWords} />
      {isOpen &&
        picture &&
        createPortal(
          <Dialog
            title="Choose the place"
            className={`sheet ${frame.dialog}`}
            onClose={() => setOpen(false)}
          >
            <div className={frame.body} data-upright={picture.height > picture.width || undefined}>
              <FocusPicture
                src={framingCopies(picture).framed}
                size={picture}
                field={ring}
                label={label}
              />
              <div className={frame.controls}>
                {sample}
                <p className="hint" id="focus-keys">
                  Drag the ring on the picture, or select it and press the arrow keys.
                </p>
              </div>
            </div>
            <CloseButton>Close</CloseButton>
          </Dialog>,
          document.body,
        )}
    </div>
  );
}
