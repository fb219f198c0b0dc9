/** Unfilled gaps in a reply: highlighted in its text, and listed below it. */
import type { Gap } from '#contract/reply-gaps.ts';
import { TEMPLATES } from '../../messages/en.ts';
import { say } from '../../messages/message.ts';
import { TextButton } from '../../parts/buttons.tsx';

interface GapsProps {
  readonly gaps: readonly Gap[];
}

/** The same text behind the field, with its gaps highlighted, because a text field cannot highlight parts of its text. */
export function MarkedGaps({ text, gaps }: GapsProps & { readonly text: string }) {
  if (gaps.length === 0) return null;
  const parts = gaps.map((gap, i) => {
    const before = gaps[i - 1];
    const from = before ? before.at + before.text.length : 0;
    return (
      <span key={gap.at}>
        {text.slice(from, gap.at)}
        <mark>{gap.text}</mark>
      </span>
    );
  });
  return (
    <div className="gapped" aria-hidden="true">
      {parts}
    </div>
  );
}

export const GapsLeft = ({
  gaps,
  onChoose,
}: GapsProps & { readonly onChoose: (gap: Gap) => void }) => (
  <p className="gaps" role="status">
    {gaps.length > 0 && (
      <>
        {say(TEMPLATES.gapsLeft, { count: gaps.length })}{' '}
        {gaps.map((gap) => (
          <TextButton key={gap.at} className="strong" onClick={() => onChoose(gap)}>
            {gap.text}
          </TextButton>
        ))}
      </>
    )}
  </p>
);
