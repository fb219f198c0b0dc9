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
 * Invites to enquire: a card at the corner, once per session. `data-yields` hides it while the visitor types, at the
 * contact section and the footer, and while it would cover the focused element. Screen readers announce it.
 */
export function Invitation({ words, enquire }: InvitationProps) {
  const [card, isShown, dismiss] = useInvitation();
  return (
    <section
      ref={card}
      className={css.corner}
      aria-label={isShown ? words.label : undefined}
      data-offered={isShown}
    >
      <div role="status">
        {isShown && (
          <>
            <Arch className={css.arch} />
            <p className={css.heading}>{words.heading}</p>
            <p>{words.body}</p>
          </>
        )}
      </div>
      {isShown && (
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
