import { useEffect, useState } from 'react';

interface CopyLinkProps {
  readonly title: string;
  readonly words: { readonly copy: string; readonly copied: string };
}

const SAID_MS = 2000;

/** Hands the page's address to the phone's share sheet, where there is one for fingers; else copies it and says so. Needs script. */
export function CopyLink({ title, words }: CopyLinkProps) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), SAID_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  async function onClick() {
    const url = location.href.replace(/#.*/, '');
    const isTouch = matchMedia('(pointer: coarse)').matches;
    // Somebody who folds the sheet again wanted no copy either.
    if (isTouch && navigator.share) return navigator.share({ title, url }).catch(() => undefined);
    await navigator.clipboard.writeText(url);
    setCopied(true);
  }
  return (
    <button type="button" className="link project-copy" onClick={onClick}>
      <span role="status">{isCopied ? words.copied : words.copy}</span>
    </button>
  );
}
