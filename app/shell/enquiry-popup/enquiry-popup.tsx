import { type MouseEvent, useRef } from 'react';
import { EnquiryForm } from '../../components/enquiry-form/enquiry-form.tsx';
import type { FormKit } from '../../components/enquiry-form/form-kit.ts';
import { Photo } from '../../components/photo.tsx';
import type { Picture } from '../../content-types.ts';
import { ENQUIRY_POPUP_ID } from './enquire-button.tsx';
import css from './enquiry-popup.module.css';

interface EnquiryPopupProps {
  readonly kit: FormKit;
  readonly picture: Picture;
  readonly onSent?: () => void;
}

/** The pop-up enquiry. Renders the platform's `<dialog>`: Escape, the x and a click beside it close. */
export function EnquiryPopup({ kit, picture, onSent }: EnquiryPopupProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const { heading } = kit.words.enquiry;
  function closeOnBackdrop(event: MouseEvent) {
    if (event.target === ref.current) ref.current.close();
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own key for the same
    <dialog
      ref={ref}
      id={ENQUIRY_POPUP_ID}
      className={css.popup}
      aria-labelledby="enquiry-heading"
      onClick={closeOnBackdrop}
    >
      <div className={css.sheet}>
        <div className={css.picture}>
          <Photo alt={picture.alt} framed={picture.framed} sizes="440px" cover />
        </div>
        <div className={css.body}>
          <h2 id="enquiry-heading" className={css.heading}>
            {heading}
          </h2>
          <EnquiryForm form="enquiry" kit={kit} label={heading} onSent={onSent} />
        </div>
        <form method="dialog">
          <button className={css.close} aria-label="Close" />
        </form>
      </div>
    </dialog>
  );
}
