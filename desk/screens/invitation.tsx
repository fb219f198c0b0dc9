/** The first sign-in: a name and a passkey. */
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { type Invitation, NAME_MAX, PEOPLE_LABELS } from '#contract/desk/people.ts';
import { ask, queries } from '../api.ts';
import { ErrorMessage } from '../parts/announcements.tsx';
import { Button, TextButton } from '../parts/buttons.tsx';
import { canUsePasskeys, createPasskey, newPasskeyError } from '../parts/passkeys.ts';
import { SignInFrame } from '../parts/sign-in-frame.tsx';
import { useAttempt } from '../parts/use-attempt.ts';

export function InvitationScreen() {
  const [token] = useState(() => location.hash.slice(1));
  const { data, error: loadError } = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => ask<Invitation>('/invitation', { token }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (loadError)
    return (
      <SignInFrame studio="" title="This link does not work">
        <p role="alert">{(loadError as Error).message}</p>
        <a className="underlined strong" href="/desk">
          Go to sign-in
        </a>
      </SignInFrame>
    );
  if (!data) return <p className="waiting" />;
  return <Welcome token={token} invitation={data} />;
}

function Welcome({ token, invitation }: { token: string; invitation: Invitation }) {
  const { email, name: known, studio } = invitation;
  const [name, setName] = useState(known);
  const { error, isBusy, attempt } = useAttempt({ sentenceOf: newPasskeyError });
  const navigate = useNavigate();
  const canPasskey = canUsePasskeys();

  const enter = (withPasskey: boolean) =>
    attempt(async () => {
      const response = withPasskey
        ? await createPasskey(await ask('/invitation/passkey', { token, name }))
        : null;
      await ask('/invitation/accept', { token, name, response });
      queries.clear();
      await navigate('/', { replace: true });
    });
  function submit(event: FormEvent) {
    event.preventDefault();
    void enter(canPasskey);
  }

  return (
    <SignInFrame studio={studio} title={known ? `Welcome back, ${known}` : 'Welcome to the desk'}>
      <form onSubmit={submit}>
        {known ? null : (
          <label className="field tall">
            <span>{PEOPLE_LABELS.name}</span>
            <input
              value={name}
              onChange={({ target }) => setName(target.value)}
              autoComplete="name"
              maxLength={NAME_MAX}
              required
            />
          </label>
        )}
        <Button type="submit" className="main" disabled={isBusy}>
          {canPasskey ? 'Create a passkey and sign in' : 'Sign in'}
        </Button>
        <p className="hint">
          {canPasskey
            ? `This device will recognise you as ${email} by face, fingerprint or screen lock.`
            : `You sign in as ${email}. This browser does not support passkeys, so you sign in with links sent by email.`}
        </p>
        <ErrorMessage>{error}</ErrorMessage>
        {canPasskey && (
          <TextButton disabled={isBusy || name.trim() === ''} onClick={() => void enter(false)}>
            Sign in without a passkey for now
          </TextButton>
        )}
      </form>
    </SignInFrame>
  );
}
