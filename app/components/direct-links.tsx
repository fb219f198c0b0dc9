import type { ReactNode } from 'react';
import { phoneLink } from '#contract/links.ts';
import css from './direct-links.module.css';
import type { Reach } from './reach.ts';
import { WhatsAppLink } from './reach-links.tsx';

interface DirectLinksProps {
  readonly reach: Reach;
  /** One more cell, for the button that opens the enquiry. */
  readonly children?: ReactNode;
}

/** Call and WhatsApp as large touch targets in one row, shown on phones only. */
export const DirectLinks = ({ reach, children }: DirectLinksProps) => (
  <div className={css.strip}>
    <a href={phoneLink(reach.phone)}>{reach.call}</a>
    {reach.whatsapp && <WhatsAppLink whatsapp={reach.whatsapp} />}
    {children}
  </div>
);
