/** Below the list of pictures: the chosen one, its description, and the other places that should show it. */
import { useRef } from 'react';
import { ALT_MAX, type LibraryPicture } from '#contract/desk/pictures.ts';
import { ErrorMessage } from '../../parts/announcements.tsx';
import { Button } from '../../parts/buttons.tsx';
import { Check } from '../../parts/check.tsx';
import { Image } from '../../parts/image.tsx';
import { useFaultFocus } from '../../parts/use-fault-focus.ts';
import css from './confirm-swap.module.css';
import { copyAddress } from './use-pictures.ts';
import { placeKey, type useSwap } from './use-swap.ts';

interface ConfirmSwapProps {
  readonly picture: LibraryPicture;
  readonly isShownNow: boolean;
  readonly alt: string;
  readonly setAlt: (alt: string) => void;
  /** The typed caption; undefined: the places keep their captions. */
  readonly caption: string | undefined;
  readonly setCaption: (caption: string) => void;
  readonly use: ReturnType<typeof useSwap>;
  readonly onUse: () => void;
}

export function ConfirmSwap(props: ConfirmSwapProps) {
  const { picture, isShownNow, alt, setAlt, caption, setCaption, use, onUse } = props;
  const footer = useRef<HTMLElement>(null);
  useFaultFocus(footer, use.fault);
  return (
    <footer className={css.confirm} ref={footer}>
      <Image
        src={copyAddress(picture.key, 640, picture.stamp)}
        alt=""
        width={picture.width}
        height={picture.height}
      />
      <div>
        {use.hasAlt && (
          <label className="field">
            <span>Description for people who cannot see the picture</span>
            <textarea
              rows={2}
              maxLength={ALT_MAX}
              aria-invalid={(use.fault.message !== '' && alt.trim() === '') || undefined}
              value={alt}
              onChange={({ target }) => setAlt(target.value)}
            />
          </label>
        )}
        {use.captions.length > 0 && !isShownNow && (
          <label className="field">
            <span>Caption below the picture</span>
            <input
              type="text"
              maxLength={ALT_MAX}
              aria-describedby="caption-hint"
              value={caption ?? (use.captions.length === 1 ? use.captions[0] : '')}
              onChange={({ target }) => setCaption(target.value)}
            />
            <span className="hint" id="caption-hint">
              {use.captions.length === 1
                ? 'This text was written for the present picture. Change it if it does not fit the new one.'
                : 'The places have different captions. Leave this field empty to keep them.'}
            </span>
          </label>
        )}
        {use.elsewhere.length > 0 && (
          <fieldset>
            <legend className="hint">
              The present picture is also used in these places. Change it there too?
            </legend>
            {use.elsewhere.map(({ field, label }) => (
              <Check
                key={placeKey(field)}
                checked={use.isTicked(field)}
                onChange={() => use.toggle(field)}
              >
                {label}
              </Check>
            ))}
          </fieldset>
        )}
        <ErrorMessage>{use.fault.message}</ErrorMessage>
        <Button disabled={isShownNow} aria-disabled={use.isBusy} onClick={onUse}>
          {isShownNow ? 'This picture is shown now' : use.isBusy ? 'Saving …' : 'Use this picture'}
        </Button>
      </div>
    </footer>
  );
}
