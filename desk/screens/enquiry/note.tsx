/** The private note of an enquiry: saved while it is typed, never emailed. */
import type { RefObject } from 'react';
import type { Enquiry } from '#contract/desk/enquiries.ts';
import { MESSAGE_MAX } from '#contract/forms.ts';
import { useEditedValue } from '../../keep/keep.ts';
import { Conflict, OfflineStatus } from '../../parts/save-status.tsx';
import { SavedLabel } from '../../parts/saved-label.tsx';

interface NoteProps {
  readonly enquiry: Pick<Enquiry, 'id' | 'note'>;
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

export function Note({ enquiry: { id, note }, field }: NoteProps) {
  const kept = useEditedValue(`/enquiries/${id}/note`, {
    value: { text: note.text },
    revision: String(note.revision),
  });
  return (
    <div className="note">
      <div className="lab">
        <label htmlFor="note">Private note</label>
        <SavedLabel path={kept.path} idle="Only seen at the desk" />
      </div>
      <textarea
        id="note"
        ref={field}
        rows={2}
        maxLength={MESSAGE_MAX}
        value={kept.value.text}
        onChange={({ target }) => kept.set({ text: target.value })}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Escape') currentTarget.blur();
        }}
      />
      <Conflict field={kept} say={({ text }) => text} />
      <OfflineStatus />
    </div>
  );
}
