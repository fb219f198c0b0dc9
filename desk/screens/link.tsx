/** Where a mailed link leads: opening it spends nothing, the button does. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Door } from '#server/desk/wire.ts';
import { ask, queries } from '../api.ts';
import { DoorFrame } from '../parts/door-frame.tsx';

export function LinkScreen() {
  const { data: door } = useQuery({ queryKey: ['door'], queryFn: () => ask<Door>('/door') });
  const [token] = useState(() => location.hash.slice(1));
  const [trouble, setTrouble] = useState('');
  const navigate = useNavigate();

  async function spend() {
    try {
      await ask('/link/spend', { token });
      queries.clear();
      // Who came by mail has no passkey at hand: one is offered where they lie.
      await navigate('/people#passkeys', { replace: true });
    } catch (error) {
      setTrouble((error as Error).message);
    }
  }

  return (
    <DoorFrame studio={door?.studio ?? ''} title="Come in">
      {trouble ? (
        <>
          <p role="alert">{trouble}</p>
          <a className="underlined strong" href="/desk">
            Ask for another
          </a>
        </>
      ) : (
        <>
          <button type="button" className="button main" onClick={() => void spend()}>
            Open the desk
          </button>
          <p className="hint">
            The link works once. Then this browser stays signed in for thirty days.
          </p>
        </>
      )}
    </DoorFrame>
  );
}
