/**
 * The page of an emailed link. Only its button uses up the link; before that, the page says whether it works in this browser.
 */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type LinkInfo, SESSION_DAYS, type SignInInfo } from '#contract/desk/people.ts';
import { ask, queries, ResponseError, useResponse } from '../api.ts';
import { Button } from '../parts/buttons.tsx';
import { SignInFrame } from '../parts/sign-in-frame.tsx';
import { useAttempt } from '../parts/use-attempt.ts';

export function LinkScreen() {
  const { data: info } = useResponse<SignInInfo>(['sign-in'], '/sign-in');
  const [token] = useState(() => location.hash.slice(1));
  const { data: seen, error: loadError } = useQuery({
    queryKey: ['link', token],
    queryFn: () => ask<LinkInfo>('/link/look', { token }),
    retry: false,
  });
  const { error, attempt } = useAttempt();
  const navigate = useNavigate();

  const spend = () =>
    attempt(async () => {
      await ask('/link/spend', { token });
      queries.clear();
      // A person who signs in by email may have no passkey here, so the passkeys are shown.
      await navigate('/people#passkeys', { replace: true });
    });

  const refused = error || (loadError instanceof ResponseError ? loadError.message : '');
  if (!refused && seen === undefined && !loadError) return <p className="waiting" />;
  return (
    <SignInFrame
      studio={info?.studio ?? ''}
      title={seen?.isHere === false ? 'This link works in another browser' : 'Sign in'}
    >
      {refused && (
        <>
          <p role="alert">{refused}</p>
          <a className="underlined strong" href="/desk">
            Ask for a new link
          </a>
        </>
      )}
      {!refused && seen?.isHere === false && <Elsewhere />}
      {!refused && seen?.isHere !== false && (
        <>
          <Button className="main" onClick={() => void spend()}>
            Open the desk
          </Button>
          <p className="hint">
            The link works once. You stay signed in until you have not used the desk in this browser
            for {SESSION_DAYS} days.
          </p>
        </>
      )}
    </SignInFrame>
  );
}

/** Usually the browser of a mail app, which does not share the session of the phone's browser. */
function Elsewhere() {
  const [isCopied, setCopied] = useState(false);
  const url = location.href;
  return (
    <>
      <p>
        This link works only in the browser in which you asked for it. This is a different one. It
        may be the window of your email app. Copy the link, go back to the sign-in page where you
        asked for it, and paste it there.
      </p>
      <label className="field tall">
        <span>The link</span>
        <input readOnly value={url} onFocus={({ target }) => target.select()} />
      </label>
      <Button
        className="main"
        onClick={() => void navigator.clipboard.writeText(url).then(() => setCopied(true))}
      >
        {isCopied ? 'Copied' : 'Copy the link'}
      </Button>
      <p className="hint">
        Or <a href="/desk">sign in here</a>, and ask for a link in this window.
      </p>
    </>
  );
}
