/** Unsaved values: refused, in conflict, or waiting. Publishing leaves them out. */
import { keeper, putBack, useKeepState } from '../../keep/keep.ts';
import type { Pending } from '../../keep/types.ts';
import { PUBLISH } from '../../messages/en.ts';
import { say } from '../../messages/message.ts';
import { TextButton, TextLink } from '../../parts/buttons.tsx';
import { screenOf } from '../../parts/screen-of.ts';
import { useStudio } from '../../parts/studio.ts';
import { useUndo } from '../../parts/undo.tsx';
import { useProjects } from '../projects/use-projects.ts';
import { unsavedName } from './unsaved-name.ts';

const why = ({ is, reason }: Pending) =>
  ({
    refused: reason ?? 'The server refused this text. Open it to see the reason and to change it.',
    conflict: 'Somebody else changed the same text. Open it and choose which text to keep.',
    waiting: 'It was not sent to the server yet. The desk sends it as soon as it can.',
    new: 'It is not added yet. Open its screen and add it.',
  })[is];

/** A value's title, else its texts; '' if it has no texts. */
function quoted(value: unknown): string {
  const { title, ...others }: Record<string, unknown> = Object(value);
  const parts =
    typeof value === 'string' ? [value] : Object.values(title === undefined ? others : { title });
  const texts = parts.filter((part) => typeof part === 'string' && part !== '');
  return texts.length > 0 ? `: “${texts.join(', ')}”` : '';
}

const isOfContent = (path: string) => !/^\/(enquiries|reply-templates)\//.test(path);
export const useIsUnsaved = () => useKeepState(({ typed }) => Object.keys(typed).some(isOfContent));

export function Unsaved() {
  const typed = useKeepState((state) => state.typed);
  const { data } = useProjects();
  const { times } = useStudio();
  const { toast, offer } = useUndo();
  const projects = data?.groups.flatMap((group) => group.projects) ?? [];
  const all = Object.entries(typed).filter(([path]) => isOfContent(path));
  function discard(path: string, pending: Pending, name: string): void {
    keeper.discard(path);
    offer({ text: say(PUBLISH.discarded, { name }), undo: async () => putBack(path, pending) });
  }
  const row = ([path, pending]: (typeof all)[number]) => {
    const name = pending.label ?? unsavedName(path, projects);
    return (
      <li key={path}>
        <TextLink to={screenOf(path, pending)}>{name}</TextLink>
        {times.inText(quoted(pending.value))}. {why(pending)}{' '}
        <TextButton onClick={() => discard(path, pending, name)}>Discard</TextButton>
      </li>
    );
  };
  return (
    <>
      {all.length > 0 && (
        <section aria-labelledby="unsaved">
          <h2 id="unsaved">Not saved, so not published</h2>
          <ul className="sentences">{all.map(row)}</ul>
        </section>
      )}
      {toast}
    </>
  );
}
