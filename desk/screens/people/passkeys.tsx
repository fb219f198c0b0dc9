/** The person's own passkeys, which can be created, renamed and removed. */
import { type FormEvent, useState } from 'react';
import { PASSKEY_NAME_MAX, PEOPLE_LABELS } from '#contract/desk/people.ts';
import { isolateDirection } from '#contract/text.ts';
import { ask } from '../../api.ts';
import { LowQuietButton, TextButton } from '../../parts/buttons.tsx';
import { createPasskey } from '../../parts/passkeys.ts';
import { useStudio } from '../../parts/studio.ts';
import type { PeopleProps } from './refresh.ts';

type Passkey = PeopleProps['data']['passkeys'][number];

const focus = (input: HTMLInputElement | null) => input?.focus();

export function Passkeys({ data, attempt }: PeopleProps) {
  const add = () =>
    attempt(async () => {
      const response = await createPasskey(await ask('/passkeys/options', {}));
      await ask('/passkeys', { response });
    });
  return (
    <>
      <h2 id="passkeys">Your passkeys</h2>
      {data.passkeys.length === 0 && (
        <p className="hint">
          No passkeys yet. With a passkey you sign in by face, fingerprint or screen lock.
        </p>
      )}
      <ul className="rows">
        {data.passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} attempt={attempt} />
        ))}
      </ul>
      <LowQuietButton onClick={() => void add()}>Create a passkey on this device</LowQuietButton>
    </>
  );
}

function PasskeyRow({
  passkey,
  attempt,
}: {
  readonly passkey: Passkey;
  readonly attempt: PeopleProps['attempt'];
}) {
  const { times } = useStudio();
  const now = Date.now();
  const [isNaming, setNaming] = useState(false);
  const { id, name, device, since, usedAt } = passkey;
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('name'));
    if (await attempt(() => ask('/passkeys/rename', { id, name: typed }))) setNaming(false);
  }
  if (isNaming)
    return (
      <li>
        <form className="pair naming" onSubmit={(event) => void submit(event)}>
          <label className="field">
            <span>{PEOPLE_LABELS.passkey}</span>
            <input name="name" defaultValue={name} maxLength={PASSKEY_NAME_MAX} ref={focus} />
          </label>
          <TextButton type="submit" className="strong">
            Save
          </TextButton>
        </form>
      </li>
    );
  return (
    <li>
      <div>
        <b>
          <bdi>{name}</bdi>
        </b>
        <span>
          {name !== device && `${device}, `}made {times.dayTimeInside(since, now)}
          {usedAt === null ? ', not used yet' : `, used ${times.dayTimeInside(usedAt, now)}`}
        </span>
      </div>
      <TextButton
        aria-label={`Rename the passkey ${isolateDirection(name)}`}
        onClick={() => setNaming(true)}
      >
        Rename
      </TextButton>
      <TextButton
        aria-label={`Remove the passkey of ${isolateDirection(name)}`}
        onClick={() => void attempt(() => ask('/passkeys/remove', { id }))}
      >
        Remove
      </TextButton>
    </li>
  );
}
