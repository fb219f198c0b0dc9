/** Makes an owner a colleague, or the reverse. */
import { useState } from 'react';
import type { Role } from '#contract/desk/roles.ts';
import { isolateDirection } from '#contract/text.ts';
import { ask } from '../../api.ts';
import { ROLE_TEXTS } from '../../messages/en.ts';
import { say } from '../../messages/message.ts';
import { TextButton } from '../../parts/buttons.tsx';
import { Confirm } from '../../parts/confirm.tsx';
import type { useUndo } from '../../parts/undo.tsx';
import type { PeopleProps } from './refresh.ts';

interface RoleButtonProps {
  readonly person: PeopleProps['data']['people'][number];
  readonly attempt: PeopleProps['attempt'];
  readonly offer: ReturnType<typeof useUndo>['offer'];
}

export function RoleButton({ person, attempt, offer }: RoleButtonProps) {
  const { id, isMe, role } = person;
  const name = isolateDirection(person.name);
  const other: Role = role === 'owner' ? 'colleague' : 'owner';
  const [isAsking, setAsking] = useState(false);
  const set = (to: Role) => ask('/people/role', { id, role: to });
  async function change() {
    if (!(await attempt(() => set(other)))) return;
    // A person who is no longer an owner cannot undo it.
    offer({
      text: say(ROLE_TEXTS.made[other], { name }),
      ...(!isMe && { undo: () => set(role) }),
    });
  }
  return (
    <>
      <TextButton
        aria-label={say(ROLE_TEXTS.makeOne[other], { name })}
        onClick={() => (isMe ? setAsking(true) : void change())}
      >
        {ROLE_TEXTS.make[other]}
      </TextButton>
      {isAsking && (
        <Confirm
          title={ROLE_TEXTS.giveUp}
          yes={ROLE_TEXTS.giveUpYes}
          no="Stay an owner"
          onYes={change}
          onClose={() => setAsking(false)}
        >
          <p>Only another owner can make you an owner again.</p>
        </Confirm>
      )}
    </>
  );
}
