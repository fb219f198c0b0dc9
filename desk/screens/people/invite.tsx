/** Invites a person by email, or with a link to pass on. */
import { type FormEvent, useState } from 'react';
import { type InvitationResult, PEOPLE_LABELS } from '#contract/desk/people.ts';
import { ask } from '../../api.ts';
import { ROLE_TEXTS } from '../../messages/en.ts';
import { ErrorMessage } from '../../parts/announcements.tsx';
import { LowQuietButton, TextButton } from '../../parts/buttons.tsx';
import { useAttempt } from '../../parts/use-attempt.ts';
import { refreshPeople } from './refresh.ts';

type Made = InvitationResult & { readonly email: string };

export function Invite() {
  const [invited, setInvited] = useState<Made | null>(null);
  const { error, attempt } = useAttempt({ after: refreshPeople });
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { email = '', role } = Object.fromEntries(new FormData(form)) as Record<string, string>;
    await attempt(async () => {
      setInvited({ ...(await ask<InvitationResult>('/people/invite', { email, role })), email });
      form.reset();
    });
  }
  return (
    <form className="invite" onSubmit={(event) => void submit(event)}>
      <div className="address">
        <label className="field">
          <span>{PEOPLE_LABELS.newEmail}</span>
          <input name="email" type="email" autoComplete="off" required />
        </label>
        <label className="field">
          <span>Role</span>
          <select name="role" defaultValue="colleague">
            {(['colleague', 'owner'] as const).map((role) => (
              <option key={role} value={role}>
                {ROLE_TEXTS[role]}
              </option>
            ))}
          </select>
        </label>
        <LowQuietButton type="submit">Invite</LowQuietButton>
      </div>
      <ErrorMessage>{error}</ErrorMessage>
      {invited && (
        <div className="made" key={invited.url} role="status">
          {invited.url === null ? (
            <>
              <p>The link was emailed to {invited.email} only.</p>
              <p className="hint">
                This person already has an account. Whoever has the link can sign in to that
                account, so the link is not shown here. The link works once, within a day.
              </p>
            </>
          ) : (
            <Shown invited={invited} url={invited.url} />
          )}
        </div>
      )}
    </form>
  );
}

function Shown({ invited, url }: { readonly invited: Made; readonly url: string }) {
  const [isCopied, setCopied] = useState(false);
  return (
    <>
      <p>
        {invited.isMailed
          ? `Emailed to ${invited.email}. You can also send the link yourself:`
          : `This link is for ${invited.email}. Send it yourself:`}
      </p>
      <input
        readOnly
        value={url}
        aria-label="Invitation"
        onFocus={({ target }) => target.select()}
      />
      <TextButton
        className="strong"
        onClick={() => void navigator.clipboard.writeText(url).then(() => setCopied(true))}
      >
        {isCopied ? 'Copied' : 'Copy'}
      </TextButton>
      <p className="hint">The link works once, within a day. Anyone who has it can sign in.</p>
    </>
  );
}
