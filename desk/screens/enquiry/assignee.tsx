/** To whom an enquiry is assigned. */
import { useState } from 'react';
import type { Enquiry } from '#contract/desk/enquiries.ts';
import { isolated } from '#contract/text.ts';
import { ask, refresh } from '../../api.ts';
import { ASSIGNEE } from '../../messages/en.ts';
import { say } from '../../messages/message.ts';

interface AssigneeProps {
  readonly enquiry: Pick<Enquiry, 'id' | 'assignedTo' | 'leftBy' | 'colleagues'>;
}

export function Assignee({ enquiry: { id, assignedTo, leftBy, colleagues } }: AssigneeProps) {
  /** Shown until the server has answered. */
  const [chosen, setChosen] = useState<string | null>(null);
  const [trouble, setTrouble] = useState('');
  // Somebody alone has nobody to share the work with.
  if (colleagues.length < 2) return null;
  async function assign(person: string) {
    setChosen(person);
    setTrouble('');
    await ask(`/enquiries/${id}/assignee`, { person: person || null }, 'PUT').catch(
      (error: Error) => setTrouble(error.message),
    );
    await refresh();
    setChosen(null);
  }
  return (
    <div>
      <label className="field">
        <span>{ASSIGNEE.label}</span>
        <select
          value={chosen ?? assignedTo?.id ?? ''}
          onChange={({ target }) => void assign(target.value)}
        >
          <option value="">{ASSIGNEE.nobody}</option>
          {colleagues.map(({ id: person, name }) => (
            <option key={person} value={person}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <p className="hint">{leftBy && say(ASSIGNEE.left, { name: isolated(leftBy) })}</p>
      <p className="trouble" role="alert">
        {trouble}
      </p>
    </div>
  );
}
