/** Sends a reply from the desk, or opens it in the person's own email app. */
import { mailTextLink } from '#contract/links.ts';
import { Button } from '../../parts/buttons.tsx';
import { useStudio } from '../../parts/studio.ts';
import type { Reply } from './use-reply.ts';

export function Send({ email, reply }: { readonly email: string; readonly reply: Reply }) {
  const { me } = useStudio();
  const { subject, body, isBegun, isBusy, mayOpenInMail, send } = reply;
  return (
    <div className="do">
      {me.canReply && (
        <Button disabled={!isBegun || isBusy} onClick={() => void send()}>
          Send
        </Button>
      )}
      <a
        className="underlined strong"
        href={mailTextLink(email, subject, body)}
        onClick={(event) => {
          if (!mayOpenInMail()) event.preventDefault();
        }}
      >
        {me.canReply ? 'Open in email app instead' : 'Open in email app'}
      </a>
      <span className="from">
        {me.canReply
          ? `Sent from ${me.from}`
          : 'The desk cannot send emails yet: use your own email app. The person who runs the server can set up sending.'}
      </span>
    </div>
  );
}
