/** A list of entries, which can be moved, removed and added. */
import { type ReactNode, useState } from 'react';
import type { List, ListAct, Part, WordsPage } from '#contract/desk/words.ts';
import { ask, queries } from '../../api.ts';
import { keeper, useKeeping } from '../../keep/keep.ts';
import { WORDS } from '../../messages/en.ts';
import { say } from '../../messages/message.ts';
import { NewEntry, newEntryPath } from './new-entry.tsx';

interface ListProps {
  readonly page: WordsPage;
  readonly list: List;
  /** False: what is around it shows its name. */
  readonly isNamed: boolean;
  readonly show: (part: Part) => ReactNode;
}

export function ListPart({ page, list, isNamed, show }: ListProps) {
  const { file } = page;
  const { path, label, entry, entries, canAdd, canRemove, canMove, removed } = list;
  const [announcement, announce] = useState('');
  const hasNew = useKeeping(({ typed }) => newEntryPath(page, list) in typed);
  const [isAdding, setAdding] = useState(hasNew);
  const name = entry.toLowerCase();
  /** The ID of an entry: the part of its path after that of the list. */
  const idOf = (part: Part) => part.path.slice(path.length + 1).replace(/\..*/s, '');

  async function change(body: ListAct, done: string): Promise<boolean> {
    try {
      // What was typed in the entries is saved first.
      await keeper.flush();
      await ask(`/words/${file}/list`, { path, act: body });
      await queries.invalidateQueries({ queryKey: ['words'] });
      announce(done);
      return true;
    } catch (error) {
      announce((error as Error).message);
      await queries.invalidateQueries({ queryKey: ['words', file] });
      return false;
    }
  }
  const button = (label: string, n: number, body: ListAct, done: string) => (
    <button
      type="button"
      className="underlined"
      aria-label={`${entry} ${n}: ${label.toLowerCase()}`}
      onClick={() => void change(body, done)}
    >
      {label}
    </button>
  );

  return (
    <section className="words-list" aria-label={label}>
      {isNamed && <h2>{label}</h2>}
      {entries.map((part, i) => {
        const [id, n] = [idOf(part), i + 1];
        return (
          <div key={id} className="words-entry">
            {show(part)}
            {(canRemove || canMove) && (
              <div className="words-moves">
                {canMove &&
                  n > 1 &&
                  button(
                    'Up',
                    n,
                    { act: 'move', entry: id, by: -1 },
                    `Moved up: it is now ${name} ${n - 1}.`,
                  )}
                {canMove &&
                  n < entries.length &&
                  button(
                    'Down',
                    n,
                    { act: 'move', entry: id, by: 1 },
                    `Moved down: it is now ${name} ${n + 1}.`,
                  )}
                {canRemove &&
                  button(
                    'Remove',
                    n,
                    { act: 'remove', entry: id },
                    `${entry} ${n} is removed. It can be restored below.`,
                  )}
              </div>
            )}
          </div>
        );
      })}
      <p className="hint" role="status">
        {announcement}
      </p>
      {removed.length > 0 && (
        <details className="words-removed">
          <summary>{removed.length} removed</summary>
          <ul>
            {removed.map((one) => (
              <li key={one.id}>
                <span>{one.name || entry}</span>
                <button
                  type="button"
                  className="underlined"
                  aria-label={`Restore ${name}: ${one.name}`}
                  onClick={() =>
                    void change({ act: 'restore', id: one.id }, `${entry} is restored.`)
                  }
                >
                  Restore
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
      {canAdd && !isAdding && (
        <button type="button" className="button low quiet" onClick={() => setAdding(true)}>
          {say(/^[aeiou]/i.test(name) ? WORDS.addVowel : WORDS.add, { name })}
        </button>
      )}
      {isAdding && (
        <NewEntry
          page={page}
          list={list}
          onAdd={(values) =>
            change({ act: 'add', values }, `${entry} ${entries.length + 1} is added.`)
          }
          onClose={() => setAdding(false)}
        />
      )}
    </section>
  );
}
