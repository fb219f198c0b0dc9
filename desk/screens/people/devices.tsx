/** The signed-in devices, and signing out elsewhere. */
import { useState } from 'react';
import { ask } from '../../api.ts';
import { TextButton } from '../../parts/buttons.tsx';
import { Check } from '../../parts/check.tsx';
import { Confirm } from '../../parts/confirm.tsx';
import { useStudio } from '../../parts/studio.ts';
import type { PeopleProps } from './refresh.ts';

export function Devices({ data, attempt }: PeopleProps) {
  const { times } = useStudio();
  const now = Date.now();
  const [isAsked, setAsked] = useState(false);
  const canEndMore = data.devices.length > 1 || data.passkeys.some(({ isThis }) => !isThis);
  return (
    <>
      <h2 id="mine">Where you are signed in</h2>
      <ul className="rows">
        {data.devices.map(({ id, device, seenAt, isThis }) => (
          <li key={id}>
            <div>
              <b>{device}</b>
              <span>{isThis ? 'This device' : `used ${times.dayTimeInside(seenAt, now)}`}</span>
            </div>
            {!isThis && (
              <TextButton
                onClick={() => void attempt(() => ask('/sign-out', { scope: 'one', device: id }))}
              >
                Sign out
              </TextButton>
            )}
          </li>
        ))}
      </ul>
      {canEndMore && (
        <TextButton className="strong" onClick={() => setAsked(true)}>
          Sign out everywhere else
        </TextButton>
      )}
      {isAsked && <Everywhere data={data} attempt={attempt} onClose={() => setAsked(false)} />}
    </>
  );
}

/** A passkey can sign in again on its device, so passkeys of other devices are removed unless they are kept. */
function Everywhere({ data, attempt, onClose }: PeopleProps & { readonly onClose: () => void }) {
  const { times } = useStudio();
  const now = Date.now();
  const [kept, setKept] = useState(
    () => new Set(data.passkeys.filter(({ isThis }) => isThis).map(({ id }) => id)),
  );
  const keep = (id: string, isKept: boolean) => {
    const others = [...kept].filter((each) => each !== id);
    setKept(new Set(isKept ? [...others, id] : others));
  };
  return (
    <Confirm
      title="Sign out everywhere else?"
      yes="Sign out everywhere else"
      no="Cancel"
      onYes={() => attempt(() => ask('/sign-out', { scope: 'others', passkeys: [...kept] }))}
      onClose={onClose}
    >
      <p>
        Every other device is signed out. Sign-in links that you requested and invitations that you
        sent become invalid.
      </p>
      {data.passkeys.length > 0 && (
        <fieldset className="kept-keys">
          <legend>Passkeys to keep. The others are removed:</legend>
          {data.passkeys.map(({ id, name, since, usedAt, isThis }) => (
            <Check
              key={id}
              checked={kept.has(id)}
              onChange={({ target }) => keep(id, target.checked)}
            >
              <span>
                <bdi>{name}</bdi>
                {isThis && ' (this device)'}, made {times.dayTimeInside(since, now)}
                {usedAt !== null && `, used ${times.dayTimeInside(usedAt, now)}`}
              </span>
            </Check>
          ))}
        </fieldset>
      )}
    </Confirm>
  );
}
