/** The seconds in which a reply can be taken back. */
import { useLayoutEffect, useRef } from 'react';
import { ErrorMessage } from '../../parts/announcements.tsx';
import { LowQuietButton } from '../../parts/buttons.tsx';
import { useNow } from '../../parts/studio.ts';

/** Milliseconds before a reply is sent. */
const HELD_MS = 10_000;

interface LeavingProps {
  /** When it is sent. */
  readonly at: number;
  readonly name: string;
  /** Why it could not be taken back. */
  readonly error: string;
  readonly onTakeBack: () => void;
}

export function SendingReply({ at, name, error, onTakeBack }: LeavingProps) {
  const now = useNow(200);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => button.current?.focus(), []);
  const left = Math.max(0, at - now);
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
      <LowQuietButton ref={button} disabled={left === 0} onClick={onTakeBack}>
        Take the reply back
      </LowQuietButton>
    </div>
  );
}
