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

/** Call, WhatsApp and the enquiry under a phone's thumb. Comes with a scroll up, goes with the next one down. */
export function ReachBar({ reach, enquire }: ReachBarProps) {
  const ref = useRef<HTMLElement>(null);
  const isUp = useScrollingUp(ref);
  return (
    isUp && (
      <aside ref={ref} className={css.bar} aria-label={reach.label}>
        <DirectLinks reach={reach}>
          <EnquireButton>{enquire}</EnquireButton>
        </DirectLinks>
      </aside>
    )
  );
}
