/** The person to whom an enquiry is assigned. */
import { useEffect, useRef, useState } from 'react';
import type { Enquiry } from '#contract/desk/enquiries.ts';
import { isolateDirection } from '#contract/text.ts';
import { ask } from '../../api.ts';
import { refreshEnquiries } from '../../enquiries.ts';
import { ASSIGNEE } from '../../messages/en.ts';
import { say } from '../../messages/message.ts';
import { ErrorMessage } from '../../parts/announcements.tsx';

/** Arrow keys change a closed list step by step: only the last name is saved. */
const PAUSE_MS = 700;

interface AssigneeProps {
  readonly enquiry: Pick<Enquiry, 'id' | 'assignedTo' | 'leftBy' | 'colleagues'>;
}

export function Assignee({ enquiry: { id, assignedTo, leftBy, colleagues } }: AssigneeProps) {
  /** Shown until the server has responded. */
  const [chosen, setChosen] = useState<string | null>(null);
  const [error, setError] = useState('');
  const wanted = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const saving = useRef(Promise.resolve());
  /** One request at a time; a name that was replaced in the meantime is not sent. */
  function save() {
    clearTimeout(timer.current);
    const person = wanted.current;
    if (person === null) return;
    saving.current = saving.current.then(async () => {
      if (wanted.current !== person) return;
      await ask(`/enquiries/${id}/assignee`, { person: person || null }, 'PUT').catch(
        (error: Error) => setError(error.message),
      );
      await refreshEnquiries();
      if (wanted.current !== person) return;
      wanted.current = null;
      setChosen(null);
    });
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the screen is left
  useEffect(() => save, []);
  // With one person there is nobody else to assign it to.
  if (colleagues.length < 2) return null;
  function choose(person: string) {
    wanted.current = person;
    setChosen(person);
    setError('');
    clearTimeout(timer.current);
    timer.current = setTimeout(save, PAUSE_MS);
  }
  return (
    <div>
      <label className="field">
        <span>{ASSIGNEE.label}</span>
        <select
          value={chosen ?? assignedTo?.id ?? ''}
          onChange={({ target }) => choose(target.value)}
          onBlur={save}
        >
          <option value="">{ASSIGNEE.nobody}</option>
          {colleagues.map(({ id: person, name }) => (
            <option key={person} value={person}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <p className="hint">{leftBy && say(ASSIGNEE.left, { name: isolateDirection(leftBy) })}</p>
      <ErrorMessage>{error}</ErrorMessage>
    </div>
  );
}
