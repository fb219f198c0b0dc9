import { useEffect, useState } from 'react';
import { copyText } from '#app/browser/copy-text.ts';
import type { PageTexts } from './page-types.ts';

interface CopyLinkProps {
  readonly title: string;
  readonly words: Pick<PageTexts, 'copy' | 'copied' | 'print'>;
}

const SAID_MS = 2000;

/**
 * Buttons that share and print the page. On a touch device the first one opens the share dialog, elsewhere it copies
 * the address. Both need script.
 */
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
    // If the share dialog is cancelled, nothing is copied.
    if (isTouch && navigator.share) return navigator.share({ title, url }).catch(() => undefined);
    if (await copyText(url)) setCopied(true);
    else prompt(words.copy, url);
  }
  return (
    <p className="project-copy">
      <button type="button" className="link" onClick={onClick}>
        <span aria-live="polite">{isCopied ? words.copied : words.copy}</span>
      </button>
      <button type="button" className="link" onClick={() => print()}>
        {words.print}
      </button>
    </p>
  );
}
