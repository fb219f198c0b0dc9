import type { ReactNode } from 'react';
import { Arch } from '#app/components/arch.tsx';
import type { FormWords } from '#app/content/schema.server.ts';
import css from './invitation.module.css';
import { useInvitation } from './use-invitation.ts';

interface InvitationProps {
  readonly words: FormWords['enquiry']['invitation'];
  /** The button that opens the pop-up. */
  readonly enquire: ReactNode;
}

/**
 * The pop-up offers itself: a card at the corner, once per session and never in the way: `data-yields` while somebody types,
 * at the contact section and the footer, and while it would lie over the focus. Read out when it comes.
 */
export function Invitation({ words, enquire }: InvitationProps) {
  const [card, isOffered, dismiss] = useInvitation();
  return (
    <section
      ref={card}
      className={css.corner}
      aria-label={isOffered ? words.label : undefined}
      data-offered={isOffered}
    >
      <div role="status">
        {isOffered && (
          <>
            <Arch className={css.arch} />
            <p className={css.heading}>{words.heading}</p>
            <p>{words.body}</p>
          </>
        )}
      </div>
      {isOffered && (
        // biome-ignore lint/a11y/noStaticElementInteractions: listens to the buttons within
        // biome-ignore lint/a11y/useKeyWithClickEvents: a button's click is the keyboard's too
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
