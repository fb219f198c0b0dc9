/** The number on the icon of the installed desk, if the system shows one. */
import { useEffect } from 'react';

/** @param count of enquiries that need a reply; 0 removes it; undefined: not known yet */
export function useBadge(count: number | undefined): void {
  useEffect(() => {
    if (count === undefined) return;
    // Rejected if the desk is not installed.
    if ('setAppBadge' in navigator) void navigator.setAppBadge(count).catch(() => {});
  }, [count]);
}

export function clearBadge(): void {
  if ('clearAppBadge' in navigator) void navigator.clearAppBadge().catch(() => {});
}
