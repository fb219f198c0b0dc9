import { useState } from 'react';
import { TextButton } from '../../parts/buttons.tsx';

const LINES_MAX = 14;
const SHOWN_MAX = 1200;

const shortened = (text: string) =>
  `${text.split('\n').slice(0, LINES_MAX).join('\n').slice(0, SHOWN_MAX)}…`;

/** The visitor's message; a very long text is cut until the rest is requested. */
export function Message({ text }: { readonly text: string }) {
  const [isWhole, setWhole] = useState(false);
  const isLong = text.length > 1400 || text.split('\n').length > LINES_MAX;
  if (text === '') return <p className="wording none">No message.</p>;
  const paragraphs = (isLong && !isWhole ? shortened(text) : text).split(/\n{2,}/);
  return (
    <div className="wording">
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the words do not change
        <p key={index}>{paragraph}</p>
      ))}
      {isLong && !isWhole && (
        <TextButton onClick={() => setWhole(true)}>Show the whole message</TextButton>
      )}
    </div>
  );
}
