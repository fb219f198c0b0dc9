/** People with access, and open invitations. */

import { useState } from 'react';
import { isolateDirection } from '#contract/text.ts';
import { ask } from '../../api.ts';
import { PEOPLE, ROLE_TEXTS } from '../../messages/en.ts';
import { say } from '../../messages/message.ts';
import { TextButton } from '../../parts/buttons.tsx';
import { Confirm } from '../../parts/confirm.tsx';
import { useStudio } from '../../parts/studio.ts';
import { useUndo } from '../../parts/undo.tsx';
import { type PeopleProps, refreshPeople } from './refresh.ts';
import { RoleButton } from './role-button.tsx';

export function Members({ data, attempt }: PeopleProps) {
  const { me, times } = useStudio();
  const isOwner = me.role === 'owner';
  const { toast, offer } = useUndo(refreshPeople);
  const isOnlyOwner = data.people.filter(({ role }) => role === 'owner').length === 1;
  const now = Date.now();
  const [leaving, setLeaving] = useState<PeopleProps['data']['people'][number] | null>(null);
  const guests = data.people.filter(
    ({ invitedBy, isMe }) => leaving && invitedBy === leaving.id && !isMe,
  );
  return (
    <>
      <ul className="rows">
        {data.people.map((person) => (
          <li key={person.id}>
            <div>
              <b>
                <bdi>{person.name}</bdi>
                {person.isMe && ' (you)'}
              </b>
              <span>
                {ROLE_TEXTS[person.role]}, {person.email}
              </span>
            </div>
            <span className="when">
              {person.seenAt === null
                ? 'signed out everywhere'
                : `last seen ${times.dayTimeInside(person.seenAt, now)}`}
            </span>
            {isOwner && !(person.isMe && isOnlyOwner) && (
              <RoleButton {...{ person, attempt, offer }} />
            )}
            {person.isMe && isOwner && isOnlyOwner && data.people.length > 1 && (
              <span className="hint">{PEOPLE.onlyOwner}</span>
            )}
            {isOwner && data.people.length > 1 && !(person.isMe && isOnlyOwner) && (
              <TextButton
                aria-label={`Remove ${isolateDirection(person.name)}`}
                onClick={() => setLeaving(person)}
              >
                Remove
              </TextButton>
            )}
          </li>
        ))}
        {data.invitations.map(({ email, role, until }) => (
          <li key={email} className="unfinished">
            <div>
              <b>
                <bdi>{email}</bdi>
              </b>
              <span>
                {role === null
                  ? 'Link to sign in. The role stays the same.'
                  : `Invited as ${ROLE_TEXTS[role].toLowerCase()}`}
              </span>
            </div>
            <span className="when">until {times.dayTimeInside(until, now)}</span>
            {isOwner && (
              <TextButton
                aria-label={`Withdraw the invitation of ${isolateDirection(email)}`}
                onClick={() => void attempt(() => ask('/people/withdraw', { email }))}
              >
                Withdraw
              </TextButton>
            )}
          </li>
        ))}
      </ul>
      {toast}
      {leaving && (
        <Confirm
          title={leaving.isMe ? 'Remove yourself?' : `Remove ${isolateDirection(leaving.name)}?`}
          yes="Remove"
          no="Keep"
          onYes={() => attempt(() => ask('/people/remove', { id: leaving.id }))}
          onClose={() => setLeaving(null)}
        >
          <p>
            {leaving.isMe
              ? PEOPLE.leavingMe
              : say(PEOPLE.leaving, { name: isolateDirection(leaving.name) })}
          </p>
          {guests.length > 0 && (
            <p>
              {say(PEOPLE.guests, {
                count: guests.length,
                name: isolateDirection(leaving.name),
                guests: guests.map(({ name }) => isolateDirection(name)).join(', '),
              })}
            </p>
          )}
        </Confirm>
      )}
    </>
  );
}
