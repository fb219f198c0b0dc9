/** Signing in: with a passkey, or with an emailed link. */
import { useLayoutEffect, useRef } from 'react';
import type { SignInInfo } from '#contract/desk/people.ts';
import { ask, refetchQueries, useResponse } from '../api.ts';
import { ErrorMessage } from '../parts/announcements.tsx';
import { Button } from '../parts/buttons.tsx';
import { signInReason } from '../parts/last-session.ts';
import { canUsePasskeys, signInError, signWithPasskey } from '../parts/passkeys.ts';
import { SignInFrame } from '../parts/sign-in-frame.tsx';
import { useAttempt } from '../parts/use-attempt.ts';
import { ByMail } from './sign-in/by-mail.tsx';

export function SignIn() {
  // Not from the cache, because the response may be from before this session.
  const { data: info } = useResponse<SignInInfo>(['sign-in'], '/sign-in', { gcTime: 0 });
  const { error, isBusy, attempt } = useAttempt({ sentenceOf: signInError });
  const reason = signInReason(info);
  const button = useRef<HTMLButtonElement>(null);
  const canPasskey = canUsePasskeys();
  useLayoutEffect(() => {
    button.current?.focus();
  }, []);

  const signIn = () =>
    attempt(async () => {
      const response = await signWithPasskey(await ask('/passkey/options', {}));
      await ask('/passkey', { response });
      await refetchQueries('me');
    });

  return (
    <SignInFrame studio={info?.studio ?? ''} title="The desk">
      {reason && (
        <p className="why" role="status">
          {reason}
        </p>
      )}
      {canPasskey ? (
        <>
          <Button ref={button} className="main" disabled={isBusy} onClick={() => void signIn()}>
            Sign in with a passkey
          </Button>
          <p className="hint">By face, fingerprint or screen lock.</p>
        </>
      ) : (
        <p>
          {window.isSecureContext
            ? 'This browser does not support passkeys.'
            : 'To sign in, open the desk at its address that begins with https://.'}
        </p>
      )}
      <ErrorMessage>{error}</ErrorMessage>
      {info && <ByMail canMail={info.canMail} />}
    </SignInFrame>
  );
}
