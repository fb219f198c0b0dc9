/** Says of the screen that is open whether all is kept, on its way, or held by this browser. */
import { useState } from 'react';
import { useStudio } from '../../parts/studio.ts';
import { useIsWaiting, useKeptAt, useOfflineSince } from './unkept.ts';

export function KeptLine() {
  const { words } = useStudio();
  const [openedAt] = useState(Date.now);
  const [keptAt, offlineSince, isWaiting] = [useKeptAt(), useOfflineSince(), useIsWaiting()];
  const said = offlineSince
    ? `No connection since ${words.clock(offlineSince)}. This browser holds what you wrote and sends it by itself.`
    : isWaiting || !keptAt || keptAt < openedAt
      ? 'Kept as you go'
      : `Kept ${words.clock(keptAt)}`;
  return (
    <p className={offlineSince ? 'kept-line late' : 'kept-line'} role="status">
      {said}
    </p>
  );
}
