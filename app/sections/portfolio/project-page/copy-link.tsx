import { useEffect, useState } from 'react';
import { copyText } from '#app/browser/copy-text.ts';
import type { PageWords } from './page-types.ts';

interface CopyLinkProps {
  readonly title: string;
  readonly words: Pick<PageWords, 'copy' | 'copied' | 'print'>;
}

const SAID_MS = 2000;

/** Ways to keep the page. The first hands its address to the phone's share sheet, where there is one for fingers; else copies it and says so; the second prints it. Both need script. */
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
