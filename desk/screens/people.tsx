/** People with access, one's own sessions, and the audit log. */
import type { People as Everybody } from '#contract/desk/people.ts';
import { useResponse } from '../api.ts';
import { PEOPLE, ROLE_TEXTS } from '../messages/en.ts';
import { say } from '../messages/message.ts';
import { LoadError } from '../parts/load-error.tsx';
import { newPasskeyError } from '../parts/passkeys.ts';
import { useStudio } from '../parts/studio.ts';
import { AuditLog } from './people/audit-log.tsx';
import { Devices } from './people/devices.tsx';
import { Invite } from './people/invite.tsx';
import { Members } from './people/members.tsx';
import { Notices } from './people/notices.tsx';
import { Passkeys } from './people/passkeys.tsx';
import { refreshPeople } from './people/refresh.ts';
import '../styles/people/people.css';
import { ErrorMessage } from '../parts/announcements.tsx';
import { useAttempt } from '../parts/use-attempt.ts';

export function People() {
  const { data, error: loadError } = useResponse<Everybody>(['people'], '/people');
  const { me } = useStudio();
  const { error, attempt } = useAttempt({ sentenceOf: newPasskeyError, after: refreshPeople });
  if (!data) return <LoadError what="People" error={loadError} />;
  return (
    <main className="page people" id="main" tabIndex={-1}>
      <title>People · Desk</title>
      <h1>{say(PEOPLE.title, { count: data.people.length })}</h1>
      <ErrorMessage>{error}</ErrorMessage>
      <div className="columns">
        <section aria-labelledby="who">
          <h2 id="who">Who has access</h2>
          <Members data={data} attempt={attempt} />
          <p className="hint">{ROLE_TEXTS.about}</p>
          {me.role === 'owner' && <Invite />}
        </section>
        <section aria-labelledby="mine">
          <Devices data={data} attempt={attempt} />
          <Notices />
          <Passkeys data={data} attempt={attempt} />
        </section>
      </div>
      <AuditLog />
    </main>
  );
}
