import type { MouseEvent } from 'react';

/** True for a click on a link that the browser opens in another tab or window, or downloads. */
export const opensInNewTab = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
