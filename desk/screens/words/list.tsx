/** A list of entries: each with what moves or removes it, and the texts of a new one below. */
import { type FormEvent, type ReactNode, useState } from 'react';
import type { List, ListAct, Part, WordsPage } from '#contract/desk/words.ts';
import { ask, queries, Refusal } from '../../api.ts';
import { keeper, useKeeping } from '../../keep/keep.ts';

interface ListProps {
  readonly page: WordsPage;
  readonly list: List;
  readonly show: (part: Part) => ReactNode;
}

export function ListPart({ page: { file, label: pageLabel }, list, show }: ListProps) {
  const { path, label, entry, entries, canAdd, canRemove, canMove, blank } = list;
  const [said, say] = useState('');
  const fresh = `/words/${file}#new:${path}`;
  const texts = useKeeping((state) => state.typed[fresh]?.value) as
    | Record<string, string>
    | undefined;
  const [isAdding, add] = useState(texts !== undefined);
  const name = entry.toLowerCase();
  /** Of an entry, wherever it stands: the part of its path behind that of the list. */
  const nameOf = (part: Part) =>
    part.path
      .slice(path.length + 1)
      .split('.', 1)
      .join();

  async function act(body: ListAct, done: string): Promise<boolean> {
    try {
      // What was typed in it is kept first; then the list is as the server has it.
      await keeper.flush();
      await ask(`/words/${file}/list`, { path, act: body });
      await queries.invalidateQueries({ queryKey: ['words'] });
      say(done);
      return true;
    } catch (error) {
      say(error instanceof Refusal ? error.message : 'No connection. Nothing was changed.');
      await queries.invalidateQueries({ queryKey: ['words', file] });
      return false;
    }
  }

  function leave() {
    keeper.discard(fresh);
    add(false);
  }
  async function onAdd(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = Object.fromEntries(blank.map((one) => [one.path, texts?.[one.path] ?? '']));
    if (await act({ act: 'add', values }, `${entry} ${entries.length + 1} is added.`)) leave();
  }

  return (
    <section className="words-list" aria-label={label}>
      <h2>{label}</h2>
      {entries.map((part, i) => (
        <div key={nameOf(part)} className="words-entry">
          {show(part)}
          {(canRemove || canMove) && (
            <div className="words-moves">
              {canMove && i > 0 && (
                <button
                  type="button"
                  className="underlined"
                  aria-label={`${entry} ${i + 1}: up`}
                  onClick={() =>
                    void act({ act: 'move', entry: nameOf(part), by: -1 }, `Now ${name} ${i}.`)
                  }
                >
                  Up
                </button>
              )}
              {canMove && i < entries.length - 1 && (
                <button
                  type="button"
                  className="underlined"
                  aria-label={`${entry} ${i + 1}: down`}
                  onClick={() =>
                    void act({ act: 'move', entry: nameOf(part), by: 1 }, `Now ${name} ${i + 2}.`)
                  }
                >
                  Down
                </button>
              )}
              {canRemove && (
                <button
                  type="button"
                  className="underlined"
                  aria-label={`${entry} ${i + 1}: remove`}
                  onClick={() =>
                    void act(
                      { act: 'remove', entry: nameOf(part) },
                      `${entry} ${i + 1} is removed.`,
                    )
                  }
                >
                  Remove
                </button>
              )}
            </div>
          )}
        </div>
      ))}
      <p className="hint" role="status">
        {said}
      </p>
      {canAdd && !isAdding && (
        <button type="button" className="button low quiet" onClick={() => add(true)}>
          Add {/^[aeiou]/i.test(name) ? 'an' : 'a'} {name}
        </button>
      )}
      {isAdding && (
        <form className="words-new" onSubmit={(event) => void onAdd(event)}>
          {blank.map((one, i) => (
            <label key={one.path} className="field">
              <span>{one.label}</span>
              <textarea
                rows={i === 0 ? 1 : 3}
                required
                // biome-ignore lint/a11y/noAutofocus: one has just asked for it
                autoFocus={i === 0}
                autoComplete="off"
                value={texts?.[one.path] ?? ''}
                onChange={({ target }) =>
                  keeper.writeDraft(
                    fresh,
                    { ...texts, [one.path]: target.value },
                    { label: `${pageLabel}, a new ${name}`, screen: `/words/${file}` },
                  )
                }
                onKeyDown={(pressed) => {
                  if (pressed.key !== 'Enter' || pressed.shiftKey) return;
                  pressed.preventDefault();
                  pressed.currentTarget.form?.requestSubmit();
                }}
              />
            </label>
          ))}
          <div className="acts">
            <button type="submit" className="button low">
              Add the {name}
            </button>
            <button type="button" className="underlined" onClick={leave}>
              Leave it
            </button>
          </div>
        </form>
      )}
    </section>
  );
}
