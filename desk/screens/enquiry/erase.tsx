/** Erases an enquiry, after a question. */

import { useState } from 'react';
import type { Enquiry } from '#contract/desk/enquiries.ts';
import { isolated } from '#contract/text.ts';
import { ask, queries, refresh } from '../../api.ts';
import { Confirm } from '../../parts/confirm.tsx';
import { useStudio } from '../../parts/studio.ts';

interface EraseProps {
  readonly enquiry: Enquiry;
  readonly onErased: () => Promise<void> | void;
}

export function Erase({ enquiry: { id, name, erasesAt }, onErased }: EraseProps) {
  const { me, times } = useStudio();
  const [isAsking, setAsking] = useState(false);
  async function erase() {
    await ask(`/enquiries/${id}`, undefined, 'DELETE');
    queries.removeQueries({ queryKey: ['enquiry', id] });
    await refresh();
    await onErased();
  }
  return (
    <>
      <div className="erase">
        <span>Will be deleted on {times.date(erasesAt)}</span>
        <button type="button" className="underlined" onClick={() => setAsking(true)}>
          Erase now
        </button>
      </div>
      {isAsking && (
        <Confirm
          title={`Erase ${isolated(name)}?`}
          yes="Erase"
          no="Keep"
          onYes={erase}
          onClose={() => setAsking(false)}
        >
          <p>
            The words, the note, your replies and their history go from here for good, from every
            copy that this server keeps.
          </p>
          <p>
            Mails in your mailbox stay, and so do backups that you made: erase them there. What you
            mailed to <bdi>{name}</bdi> is in their mailbox.
          </p>
          <p className="hint">
            {me.name} stands in the list of what was done, with the reference alone.
          </p>
        </Confirm>
      )}
    </>
  );
}
