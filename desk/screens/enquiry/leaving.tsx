/** The seconds in which a reply can be taken back. */
import { useLayoutEffect, useRef, useState } from 'react';
import { ask } from '../../api.ts';
import { refreshEnquiries } from '../../enquiries.ts';
import { ErrorMessage } from '../../parts/announcements.tsx';
import { LowQuietButton } from '../../parts/buttons.tsx';
import { useAttempt } from '../../parts/use-attempt.ts';

/** Milliseconds before a reply is sent. */
const HELD_MS = 10_000;

interface LeavingProps {
  readonly id: string;
  readonly emailId: number;
  /** When it is sent. */
  readonly at: number;
  readonly name: string;
  readonly onBack: () => void;
}

export function SendingReply({ id, emailId, at, name, onBack }: LeavingProps) {
  const [now, setNow] = useState(Date.now);
  const { error, attempt } = useAttempt({ after: refreshEnquiries });
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    button.current?.focus();
    const timer = setInterval(() => setNow(Date.now()), 200);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, at - now);
  async function takeBack() {
    const remove = () => ask(`/enquiries/${id}/replies/${emailId}`, undefined, 'DELETE');
    if (await attempt(remove)) onBack();
  }
  return (
    <div className="leaving">
      <p className="state" role="status">
        {left > 0 ? `Sends in ${Math.ceil(left / 1000)} s` : 'Sending'}
      </p>
      <div className="bar">
        <i style={{ width: `${100 - (left / HELD_MS) * 100}%` }} />
      </div>
      <p className="hint">
        To <bdi>{name}</bdi>. You can take the reply back until then.
      </p>
      <ErrorMessage>{error}</ErrorMessage>
      <LowQuietButton ref={button} disabled={left === 0} onClick={() => void takeBack()}>
        Take the reply back
      </LowQuietButton>
    </div>
  );
}
