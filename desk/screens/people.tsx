/** Who is at the desk, where I am signed in, and what was done. */
import { startRegistration } from '@simplewebauthn/browser';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import type { Acts, People as Everybody, Invited } from '#server/desk/wire.ts';
import { ask, queries } from '../api.ts';
import { Asked } from '../parts/asked.tsx';
import { passkeyTrouble } from '../parts/passkey-trouble.ts';
import { useStudio } from '../parts/studio.ts';
import { lowered } from '../words.ts';

type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];

const refresh = () =>
  Promise.all(
    [['people'], ['acts'], ['me']].map((queryKey) => queries.invalidateQueries({ queryKey })),
  );

export function People() {
  const { data } = useQuery({ queryKey: ['people'], queryFn: () => ask<Everybody>('/people') });
  const [trouble, setTrouble] = useState('');
  if (!data) return <main className="room" id="main" />;
  const act = async (path: string, body: unknown) => {
    setTrouble('');
    await ask(path, body).catch((error) => setTrouble(passkeyTrouble(error)));
    await refresh();
  };
  return (
    <main className="room people" id="main" tabIndex={-1}>
      <title>People · Desk</title>
      <h1>
        {data.people.length === 1 ? 'You are alone here' : `${data.people.length} at the desk`}
      </h1>
      <p className="trouble" role="alert">
        {trouble}
      </p>
      <div className="columns">
        <section aria-labelledby="who">
          <h2 id="who">Who may come in</h2>
          <Members data={data} act={act} />
          <Invite />
        </section>
        <Mine data={data} act={act} onTrouble={setTrouble} />
      </div>
      <Done />
    </main>
  );
}

type Act = (path: string, body: unknown) => Promise<void>;

function Members({ data, act }: { data: Everybody; act: Act }) {
  const { words } = useStudio();
  const now = Date.now();
  const [leaving, setLeaving] = useState<Everybody['people'][number] | null>(null);
  return (
    <>
      <ul className="rows">
        {data.people.map((person) => (
          <li key={person.id}>
            <div>
              <b>{person.isMe ? `${person.name} (you)` : person.name}</b>
              <span>{person.email}</span>
            </div>
            <span className="when">
              {person.seenAt === null
                ? 'signed out everywhere'
                : `here ${lowered(words.dayTime(person.seenAt, now))}`}
            </span>
            {data.people.length > 1 && (
              <button
                type="button"
                className="underlined"
                aria-label={`Remove ${person.name}`}
                onClick={() => setLeaving(person)}
              >
                Remove
              </button>
            )}
          </li>
        ))}
        {data.invitations.map(({ email, until }) => (
          <li key={email} className="unfinished">
            <div>
              <b>{email}</b>
              <span>Invited</span>
            </div>
            <span className="when">until {lowered(words.dayTime(until, now))}</span>
            <button
              type="button"
              className="underlined"
              aria-label={`Withdraw the invitation of ${email}`}
              onClick={() => void act('/people/withdraw', { email })}
            >
              Withdraw
            </button>
          </li>
        ))}
      </ul>
      {leaving && (
        <Asked
          title={`Remove ${leaving.name}?`}
          yes="Remove"
          no="Keep"
          onYes={() => act('/people/remove', { id: leaving.id })}
          onClose={() => setLeaving(null)}
        >
          <p>
            Every device and passkey of {leaving.name} is signed out at once. Replies and notes
            stay.
          </p>
        </Asked>
      )}
    </>
  );
}

function Invite() {
  const [invited, setInvited] = useState<(Invited & { email: string }) | null>(null);
  const [trouble, setTrouble] = useState('');
  const [isCopied, setCopied] = useState(false);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const email = String(new FormData(form).get('email'));
    setTrouble('');
    setCopied(false);
    try {
      setInvited({ ...(await ask<Invited>('/people/invite', { email })), email });
      form.reset();
    } catch (error) {
      setTrouble((error as Error).message);
    }
    await refresh();
  }
  return (
    <form className="invite" onSubmit={(event) => void submit(event)}>
      <div className="pair">
        <label className="field">
          <span>E-mail address of somebody new</span>
          <input name="email" type="email" autoComplete="off" required />
        </label>
        <button type="submit" className="button low quiet">
          Invite
        </button>
      </div>
      <p className="trouble" role="alert">
        {trouble}
      </p>
      {invited && (
        <div className="made" role="status">
          <p>
            {invited.isMailed
              ? `Mailed to ${invited.email}. The same link, to hand over:`
              : `For ${invited.email}. Hand it over yourself:`}
          </p>
          <input
            readOnly
            value={invited.url}
            aria-label="Invitation"
            onFocus={({ target }) => target.select()}
          />
          <button
            type="button"
            className="underlined strong"
            onClick={() =>
              void navigator.clipboard.writeText(invited.url).then(() => setCopied(true))
            }
          >
            {isCopied ? 'Copied' : 'Copy'}
          </button>
          <p className="hint">It works once, for a day. Whoever has it comes in.</p>
        </div>
      )}
    </form>
  );
}

function Mine({
  data,
  act,
  onTrouble,
}: {
  data: Everybody;
  act: Act;
  onTrouble: (text: string) => void;
}) {
  const { words } = useStudio();
  const now = Date.now();
  async function add() {
    onTrouble('');
    try {
      const optionsJSON = await ask<Options>('/passkeys/options', {});
      await ask('/passkeys', { response: await startRegistration({ optionsJSON }) });
    } catch (error) {
      onTrouble(passkeyTrouble(error));
    }
    await refresh();
  }
  return (
    <section aria-labelledby="mine">
      <h2 id="mine">Where you are signed in</h2>
      <ul className="rows">
        {data.devices.map(({ id, device, seenAt, isThis }) => (
          <li key={id}>
            <div>
              <b>{device}</b>
              <span>{isThis ? 'This one' : `used ${lowered(words.dayTime(seenAt, now))}`}</span>
            </div>
            {!isThis && (
              <button
                type="button"
                className="underlined"
                onClick={() => void act('/sign-out', { scope: 'one', device: id })}
              >
                Sign out
              </button>
            )}
          </li>
        ))}
      </ul>
      {data.devices.length > 1 && (
        <button
          type="button"
          className="underlined strong"
          onClick={() => void act('/sign-out', { scope: 'others' })}
        >
          Sign out everywhere else
        </button>
      )}
      <h2 id="passkeys">Your passkeys</h2>
      {data.passkeys.length === 0 && (
        <p className="hint">
          None yet. With one, your face, your finger or the lock of this device opens the desk.
        </p>
      )}
      <ul className="rows">
        {data.passkeys.map(({ id, device, since, usedAt }) => (
          <li key={id}>
            <div>
              <b>{device}</b>
              <span>
                made {lowered(words.day(since, now))}
                {usedAt !== null && `, used ${lowered(words.dayTime(usedAt, now))}`}
              </span>
            </div>
            <button
              type="button"
              className="underlined"
              aria-label={`Remove the passkey of ${device}`}
              onClick={() => void act('/passkeys/remove', { id })}
            >
              Remove
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="button low quiet" onClick={() => void add()}>
        Make a passkey on this device
      </button>
    </section>
  );
}

function Done() {
  const { words } = useStudio();
  const [before, setBefore] = useState<readonly number[]>([]);
  const last = before.at(-1);
  const { data } = useQuery({
    queryKey: ['acts', last],
    queryFn: () => ask<Acts>(`/acts${last ? `?before=${last}` : ''}`),
    placeholderData: (former) => former,
  });
  if (!data) return null;
  const now = Date.now();
  return (
    <section aria-labelledby="done">
      <h2 id="done">What was done</h2>
      <ol className="acts-list">
        {data.acts.map(({ id, at, who, what, detail, reference }) => (
          <li key={id}>
            <time dateTime={new Date(at).toISOString()}>{words.dayTime(at, now)}</time>
            <span>
              <b>{who}</b> {what} {detail}
            </span>
            {reference && (
              <Link className="underlined" to={`/enquiry/${reference}`}>
                {reference}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {data.isMore && (
        <button
          type="button"
          className="underlined strong"
          onClick={() => setBefore([...before, data.acts.at(-1)!.id])}
        >
          Earlier
        </button>
      )}
    </section>
  );
}
