import type { MouseEvent } from 'react';

/** True for a click on a link that the browser answers with another tab, a window or a download. */
export const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
