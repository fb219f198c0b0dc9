/** The door: a passkey first, else a link by mail. */
import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Door } from '#server/desk/wire.ts';
import { ask, queries } from '../api.ts';
import { DoorFrame } from '../parts/door-frame.tsx';
import { passkeyTrouble } from '../parts/passkey-trouble.ts';

type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];
const SEND_AGAIN_MS = 60_000;

export function SignIn() {
  const { data: door } = useQuery({ queryKey: ['door'], queryFn: () => ask<Door>('/door') });
  const [trouble, setTrouble] = useState('');
  const [isBusy, setBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const canPasskey = browserSupportsWebAuthn();
  useEffect(() => {
    button.current?.focus();
  }, []);

  async function signIn() {
    setBusy(true);
    setTrouble('');
    try {
      const optionsJSON = await ask<Options>('/passkey/options', {});
      await ask('/passkey', { response: await startAuthentication({ optionsJSON }) });
      await queries.invalidateQueries({ queryKey: ['me'] });
    } catch (error) {
      setTrouble(passkeyTrouble(error));
      setBusy(false);
    }
  }

  return (
    <DoorFrame studio={door?.studio ?? ''} title="The desk">
      {canPasskey ? (
        <>
          <button
            ref={button}
            type="button"
            className="button main"
            disabled={isBusy}
            onClick={() => void signIn()}
          >
            Sign in with a passkey
          </button>
          <p className="hint">Your face, your finger, or the lock of this device.</p>
        </>
      ) : (
        <p>
          {window.isSecureContext
            ? 'This browser knows no passkeys.'
            : 'The desk opens over https only.'}
        </p>
      )}
      <p className="trouble" role="alert">
        {trouble}
      </p>
      {door && <ByMail canMail={door.canMail} />}
    </DoorFrame>
  );
}

function ByMail({ canMail }: { readonly canMail: boolean }) {
  const [sent, setSent] = useState<{ email: string; at: number; until: number } | null>(null);
  const [trouble, setTrouble] = useState('');
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);

  async function send(email: string) {
    setTrouble('');
    try {
      const { until } = await ask<{ until: number }>('/link', { email });
      setSent({ email, at: Date.now(), until });
    } catch (error) {
      setTrouble((error as Error).message);
    }
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void send(String(new FormData(event.currentTarget).get('email')));
  }

  if (!canMail)
    return (
      <section className="by-mail">
        <h2 className="or">No passkey here?</h2>
        <p className="hint">
          No mail server is set up, so no link can be mailed. On the machine itself, this prints
          one:
        </p>
        <code>npm run desk -- invite you@studio.in</code>
      </section>
    );
  const wait = sent ? Math.ceil((sent.at + SEND_AGAIN_MS - now) / 1000) : 0;
  return (
    <section className="by-mail">
      <h2 className="or">No passkey here?</h2>
      {sent ? (
        <div role="status">
          <p className="state">Look in the mailbox</p>
          <p className="hint">
            If {sent.email} belongs to the desk, a link is on its way. It works once, until{' '}
            {new Date(sent.until).toLocaleTimeString('en-GB', {
              hour: '2-digit',
              minute: '2-digit',
            })}
            , in this browser.
          </p>
          {wait > 0 ? (
            <p className="hint again">
              Send again in {Math.floor(wait / 60)}:{String(wait % 60).padStart(2, '0')}
            </p>
          ) : (
            <button
              type="button"
              className="underlined strong"
              onClick={() => void send(sent.email)}
            >
              Send again
            </button>
          )}
        </div>
      ) : (
        <form onSubmit={submit}>
          <div className="pair">
            <label className="field">
              <span>Your e-mail address</span>
              <input name="email" type="email" autoComplete="username" required />
            </label>
            <button type="submit" className="underlined strong">
              Send me a link
            </button>
          </div>
          <p className="hint">The link works once, for fifteen minutes, in this browser.</p>
        </form>
      )}
      <p className="trouble" role="alert">
        {trouble}
      </p>
    </section>
  );
}
