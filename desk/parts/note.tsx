/** The private note of an enquiry: kept as it is written, never mailed. */
import type { RefObject } from 'react';
import type { Enquiry, Note as Kept } from '#server/desk/wire.ts';
import { Changed, KeptWord, Offline } from './kept-note.tsx';
import { useKept } from './use-kept.ts';

const isSame = (a: Kept, b: Kept) => a.text === b.text;

interface NoteProps {
  readonly enquiry: Pick<Enquiry, 'id' | 'note'>;
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

export function Note({ enquiry: { id, note }, field }: NoteProps) {
  const kept = useKept<Kept>({ path: `/enquiries/${id}/note`, value: note, isSame });
  return (
    <div className="note">
      <div className="lab">
        <label htmlFor="note">Private note</label>
        {kept.state.is === 'kept' && kept.state.at === null ? (
          <span>Never leaves the desk</span>
        ) : (
          <KeptWord state={kept.state} />
        )}
      </div>
      <textarea
        id="note"
        ref={field}
        rows={2}
        maxLength={5000}
        value={kept.own.text}
        onChange={({ target }) => kept.write({ ...kept.own, text: target.value })}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Escape') currentTarget.blur();
        }}
      />
      {kept.there && (
        <Changed
          here={kept.own.text}
          there={kept.there.text}
          onKeepHere={kept.keepHere}
          onTakeThere={kept.takeThere}
        />
      )}
      <Offline state={kept.state} />
    </div>
  );
}
