import { useState } from 'react';
import { useHydrated } from '../../hooks/use-hydrated.ts';
import { LATE_STYLES } from './address.ts';

/**
 * Ends a page's first screen: the finishing inlines the style of what stands above, and links the whole sheet here, so
 * that the browser paints the first screen before it has read the rest. Nothing of it is needed on a page that a
 * script shows: the whole sheet is there by then.
 */
export function LateStyles() {
  const [isPrerendered] = useState(!useHydrated());
  return import.meta.env.PROD && isPrerendered && <link rel="stylesheet" href={LATE_STYLES} />;
}
