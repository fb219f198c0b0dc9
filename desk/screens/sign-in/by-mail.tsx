/** Signing in with an emailed link. */
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { NO_MAIL_LINK } from '#contract/desk/people.ts';
import { LOCALE } from '#contract/locale.ts';
import { ask } from '../../api.ts';
import { ErrorMessage } from '../../parts/announcements.tsx';
import { TextButton } from '../../parts/buttons.tsx';
import { useNow } from '../../parts/studio.ts';
import { useAttempt } from '../../parts/use-attempt.ts';

const SEND_AGAIN_MS = 60_000;

export function ByMail({ canMail }: { readonly canMail: boolean }) {
  const [sent, setSent] = useState<{ email: string; at: number; until: number } | null>(null);
  const { error, attempt } = useAttempt();
  const now = useNow(1000);

  const send = (email: string) =>
    attempt(async () => {
      const { until } = await ask<{ until: number }>('/link', { email });
      setSent({ email, at: Date.now(), until });
    });
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void send(String(new FormData(event.currentTarget).get('email')));
  }

  if (!canMail)
    return (
      <section className="by-mail">
        <h2 className="or">Sign in without a passkey</h2>
        <p className="hint">{NO_MAIL_LINK} This command on the server prints it:</p>
        <code>npm run desk -- invite you@studio.in</code>
      </section>
    );
  const wait = sent ? Math.ceil((sent.at + SEND_AGAIN_MS - now) / 1000) : 0;
  return (
    <section className="by-mail">
      <h2 className="or">Sign in without a passkey</h2>
      {sent ? (
        <div role="status">
          <p className="state">Check your email</p>
          <p className="hint">
            If {sent.email} has access to the desk, you get an email with a link. The link works
            once, until{' '}
            {new Date(sent.until).toLocaleTimeString(LOCALE, {
              hour: '2-digit',
              minute: '2-digit',
            })}
            , in this browser.
          </p>
          <Paste />
          {wait > 0 ? (
            <p className="hint">
              Send again in {Math.floor(wait / 60)}:{String(wait % 60).padStart(2, '0')}
            </p>
          ) : (
            <TextButton className="strong" onClick={() => void send(sent.email)}>
              Send again
            </TextButton>
          )}
        </div>
      ) : (
        <form onSubmit={submit}>
          <div className="pair">
            <label className="field">
              <span>Your email address</span>
              <input name="email" type="email" autoComplete="username" required />
            </label>
            <TextButton type="submit" className="strong">
              Send me a link
            </TextButton>
          </div>
          <p className="hint">The link works once, for fifteen minutes, in this browser.</p>
        </form>
      )}
      <ErrorMessage>{error}</ErrorMessage>
    </section>
  );
}

/** On a phone the mail app may open the link in its own browser. Pasted here, it opens in this one. */
function Paste() {
  const navigate = useNavigate();
  const [error, setError] = useState('');
  function take(typed: string) {
    const token = /#([\w-]{43})$/.exec(typed.trim())?.[1];
    setError(
      token || typed.trim() === ''
        ? ''
        : 'This is not the whole link: copy all of it from the email.',
    );
    if (token) void navigate(`/link#${token}`);
  }
  return (
    <>
      <label className="field">
        <span>If the link opens in another browser or app, copy it and paste it here</span>
        <input autoComplete="off" inputMode="url" onChange={({ target }) => take(target.value)} />
      </label>
      <ErrorMessage>{error}</ErrorMessage>
    </>
  );
}
