import { useRef } from 'react';
import { DirectLinks } from '#app/components/direct-links.tsx';
import type { Reach } from '#app/components/reach.ts';
import { EnquireButton } from '../enquiry-popup/enquire-button.tsx';
import css from './reach-bar.module.css';
import { useScrollingUp } from './use-scrolling-up.ts';

interface ReachBarProps {
  readonly reach: Reach;
  readonly enquire: string;
}

/** Call, WhatsApp and enquiry at the bottom of a phone's screen. Scrolling up shows it, scrolling down hides it. */
export function ReachBar({ reach, enquire }: ReachBarProps) {
  const ref = useRef<HTMLElement>(null);
  const isUp = useScrollingUp(ref);
  return (
    isUp && (
      <aside ref={ref} className={css.bar} aria-label={reach.label} data-reach-bar>
        <DirectLinks reach={reach}>
          <EnquireButton>{enquire}</EnquireButton>
        </DirectLinks>
      </aside>
    )
  );
}
