/** What was typed at the desk and is not saved: refused, in conflict, or waiting. Publishing leaves it out. */
import { Link } from 'react-router';
import { keeper, useKeeping } from '../../keep/keep.ts';
import type { Pending } from '../../keep/types.ts';

const why = ({ is, reason }: Pending) =>
  ({
    refused: reason ?? 'The server did not accept it. Open it to change it.',
    conflict: 'Somebody else changed it: choose which text to keep.',
    waiting: 'It has not been sent yet.',
    new: 'It has not been added yet.',
  })[is];

/** The screen where a value is changed. */
const screenOf = (path: string, { screen }: Pending) =>
  screen ??
  path.replace(/^\/enquiries\/([^/]+).*/, '/enquiry/$1').replace(/^(\/projects\/[^/#]+).*/, '$1');

/** A value's title, else its texts; nothing of what has no texts. */
function quoted(value: unknown): string {
  const { title, ...others }: Record<string, unknown> = Object(value);
  const parts =
    typeof value === 'string' ? [value] : Object.values(title === undefined ? others : { title });
  const texts = parts.filter((part) => typeof part === 'string' && part !== '');
  return texts.length > 0 ? `: “${texts.join(', ')}”` : '';
}

const isOfContent = (path: string) => !/^\/(enquiries|reply-templates)\//.test(path);
export const useIsUnsaved = () => useKeeping(({ typed }) => Object.keys(typed).some(isOfContent));

export function Unsaved() {
  const typed = useKeeping((state) => state.typed);
  const all = Object.entries(typed).filter(([path]) => isOfContent(path));
  if (all.length === 0) return null;
  return (
    <section aria-labelledby="unsaved">
      <h2 id="unsaved">Not saved, so not published</h2>
      <ul className="sentences">
        {all.map(([path, pending]) => (
          <li key={path}>
            <Link className="underlined" to={screenOf(path, pending)}>
              {pending.label ?? path.split('/').at(-1)}
            </Link>
            {quoted(pending.value)}. {why(pending)}{' '}
            <button type="button" className="underlined" onClick={() => keeper.discard(path)}>
              Discard
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
