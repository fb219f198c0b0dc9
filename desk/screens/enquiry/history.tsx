import { useState } from 'react';
import type { Enquiry } from '#contract/desk/enquiries.ts';
import { TextButton } from '../../parts/buttons.tsx';
import { useStudio } from '../../parts/studio.ts';

/** The history of an enquiry; its last line is the promised answer while it is due. */
export function History({ enquiry, now }: { readonly enquiry: Enquiry; readonly now: number }) {
  const { times } = useStudio();
  const [isWhole, setWhole] = useState(false);
  const { history, state, dueAt } = enquiry;
  const shown =
    isWhole || history.length <= 4 ? history : [...history.slice(0, 1), ...history.slice(-3)];
  return (
    <div className="history">
      <ol>
        {shown.map(({ at, text }) => (
          <li key={`${at} ${text}`}>
            <time dateTime={new Date(at).toISOString()}>{times.dayTime(at, now)}</time>{' '}
            {times.inText(text)}
          </li>
        ))}
        {state === 'new' && (
          <li className="to">
            <time dateTime={new Date(dueAt).toISOString()}>{times.dayTime(dueAt, now)}</time>{' '}
            Promised reply
          </li>
        )}
      </ol>
      {shown.length < history.length && (
        <TextButton onClick={() => setWhole(true)}>All {history.length} steps</TextButton>
      )}
    </div>
  );
}
