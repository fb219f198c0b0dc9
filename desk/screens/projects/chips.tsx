/** A list of names that can be removed and added. */
import { useId, useRef, useState } from 'react';
import type { EditedValue } from '../../keep/keep.ts';
import { Plus } from '../../parts/drawings.tsx';
import { UnsavedValue } from '../../parts/unsaved-value.tsx';

interface ChipsProps {
  readonly id?: string;
  readonly field: EditedValue<readonly string[]>;
  readonly label: string;
  readonly options: readonly { readonly name: string; readonly title: string }[];
  /** Names that are not among the options are allowed, too. */
  readonly isFree?: boolean;
}

export function Chips({ id: givenId, field, label, options, isFree = false }: ChipsProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const [typed, setTyped] = useState('');
  const [unknown, setUnknown] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const titleOf = (name: string) => options.find((each) => each.name === name)?.title ?? name;
  const find = (words: string) =>
    options.find(({ title }) => title.toLowerCase() === words.trim().toLowerCase())?.name ??
    (isFree && words.trim() ? words.trim() : undefined);
  function add(name: string) {
    if (!field.value.includes(name)) field.set([...field.value, name]);
    setTyped('');
    setUnknown('');
  }
  function enter() {
    if (typed.trim() === '') return;
    const name = find(typed);
    if (name) add(name);
    else setUnknown(`“${typed}” is not among the site’s materials. Add it under Texts, Materials.`);
  }
  return (
    <div className="project-chips">
      <div className="lab">
        <label htmlFor={id}>{label}</label>
      </div>
      <ul>
        {field.value.map((name) => (
          <li key={name} className="chip">
            {titleOf(name)}
            <button
              type="button"
              aria-label={`Remove ${titleOf(name)}`}
              onClick={() => {
                field.set(field.value.filter((each) => each !== name));
                input.current?.focus();
              }}
            >
              ×
            </button>
          </li>
        ))}
        <li className="chip add">
          <Plus />
          <input
            id={id}
            ref={input}
            list={`${id}-list`}
            placeholder="Add"
            autoComplete="off"
            autoCapitalize="off"
            value={typed}
            onChange={({ target, nativeEvent }) => {
              setTyped(target.value);
              setUnknown('');
              // Chosen from the list, not typed.
              const isChosen =
                !('inputType' in nativeEvent) ||
                (nativeEvent as InputEvent).inputType === 'insertReplacementText';
              const name = isChosen && find(target.value);
              if (name) add(name);
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              enter();
            }}
            onBlur={enter}
          />
          <datalist id={`${id}-list`}>
            {options
              .filter(({ name }) => !field.value.includes(name))
              .map(({ name, title }) => (
                <option key={name} value={title} />
              ))}
          </datalist>
        </li>
      </ul>
      <p className="hint" role="status">
        {unknown}
      </p>
      <UnsavedValue field={field} say={(names) => names.map(titleOf).join(', ')} />
    </div>
  );
}
