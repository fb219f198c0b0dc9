import type { ReactNode } from 'react';
import type { FormTexts } from '#content-model/schema.server.ts';
import css from './invitation.module.css';
import { useInvitation } from './use-invitation.ts';

interface InvitationProps {
  readonly words: FormTexts['enquiry']['invitation'];
  /** The button that opens the pop-up. */
  readonly enquire: ReactNode;
}

/**
 * Invites to enquire: a card in the corner, shown once per session where it covers no part of the page. Elsewhere, and
 * while the visitor types, it is hidden (`data-offered="waiting"`). Screen readers announce it.
 */
export function Invitation({ words, enquire }: InvitationProps) {
  const [card, offer, dismiss] = useInvitation();
  return (
    <section
      ref={card}
      className={css.corner}
      aria-label={offer ? words.label : undefined}
      data-offered={offer}
    >
      <div role="status">
        {offer && (
          <>
            <p className={css.heading}>{words.heading}</p>
            <p className="small">{words.body}</p>
          </>
        )}
      </div>
      {offer && (
        // biome-ignore lint/a11y/noStaticElementInteractions: listens to the buttons within
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys click the buttons too
        <div className={css.actions} onClick={dismiss}>
          {enquire}
          <button type="button" className={css.dismiss}>
            <span className="link">{words.dismiss}</span>
          </button>
        </div>
      )}
    </section>
  );
}
