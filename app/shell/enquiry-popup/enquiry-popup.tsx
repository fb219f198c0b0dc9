import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { showFarSections, skipFarSections } from '#app/browser/far-sections.ts';
import { DirectLinks } from '#app/components/direct-links.tsx';
import { EnquiryForm } from '#app/components/enquiry-form/enquiry-form.tsx';
import type { FormKit } from '#app/components/enquiry-form/form-kit.ts';
import { ReturnedMessage } from '#app/components/enquiry-form/outcome.tsx';
import { Photo } from '#app/components/photo.tsx';
import type { Picture } from '#content-model/types.ts';
import { ENQUIRY_POPUP_ID } from './enquire-button.tsx';
import css from './enquiry-popup.module.css';

/** While the dialog is open the page has no scroll bar; padding of the same width prevents a layout shift. */
function preparePage({ newState }: ToggleEvent) {
  const root = document.documentElement;
  const opens = newState === 'open';
  root.style.paddingRight = opens ? `${innerWidth - root.clientWidth}px` : '';
  if (opens) skipFarSections();
  else showFarSections();
}

interface EnquiryPopupProps {
  readonly kit: FormKit;
  readonly picture: Picture;
}

/**
 * The pop-up enquiry. Renders the native `<dialog>`: Escape, the x and a click beside it close it. After a send without
 * script the dialog is closed, so those results are rendered beside it.
 */
export function EnquiryPopup({ kit, picture }: EnquiryPopupProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);
  const { heading } = kit.words.enquiry;
  // React adds no listener for this event when it hydrates a dialog.
  useEffect(() => ref.current?.addEventListener('beforetoggle', preparePage), []);
  // A press that starts in a field and ends on the backdrop is a text selection and must not close the dialog.
  const onPointerDown = (event: PointerEvent) => {
    pressed.current = event.target;
  };
  const onClick = (event: MouseEvent) => {
    // The second click of a double click on the opening button must not hit what the dialog shows there.
    if (event.detail > 1) event.preventDefault();
    else if (event.target === ref.current && pressed.current === ref.current) ref.current.close();
  };
  return (
    <>
      <dialog
        ref={ref}
        id={ENQUIRY_POPUP_ID}
        className={css.popup}
        aria-labelledby="enquiry-heading"
        onPointerDown={onPointerDown}
        onClickCapture={onClick}
      >
        <div className={css.sheet}>
          <div className={css.picture}>
            <Photo alt={picture.alt} encoded={picture.encoded} sizes="1020px" cover />
          </div>
          <div className={css.body}>
            <h2 id="enquiry-heading" className={css.heading}>
              {heading}
            </h2>
            <DirectLinks reach={kit.reach} />
            <EnquiryForm form="enquiry" kit={kit} label={heading} returnsElsewhere />
          </div>
          <form method="dialog" className={css.leave}>
            <button type="submit" className={css.close} aria-label="Close" />
          </form>
        </div>
      </dialog>
      <aside className={css.returned} aria-label={heading}>
        <ReturnedMessage form="enquiry" kit={kit} />
        <a className="link" href="#main">
          Close
        </a>
      </aside>
    </>
  );
}
