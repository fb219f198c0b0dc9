/** Uploads of pictures: several at once are sent one after the other, each with its progress. */
import { useRef, useState } from 'react';
import type { LibraryPicture } from '#contract/desk/pictures.ts';
import { ACCEPT } from '../projects/drop.tsx';
import css from './pictures.module.css';
import { addPicture } from './use-pictures.ts';

interface Adding {
  readonly name: string;
  /** 0 to 1. */
  readonly part: number;
  /** Why it was refused, or what was done to it. */
  readonly notes: readonly string[];
  readonly isRefused: boolean;
}

/** @param onAdded hears of each picture that is in the library now */
export function useAdding(onAdded: (picture: LibraryPicture) => void) {
  const [files, setFiles] = useState<readonly Adding[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const change = (name: string, over: Partial<Adding>) =>
    setFiles((all) => all.map((one) => (one.name === name ? { ...one, ...over } : one)));
  const done = (name: string) => setFiles((all) => all.filter((one) => one.name !== name));

  async function take(file: File): Promise<void> {
    try {
      const { picture, notes } = await addPicture(file, (part) => change(file.name, { part }));
      if (notes.length > 0) change(file.name, { part: 1, notes });
      else done(file.name);
      onAdded(picture);
    } catch (error) {
      change(file.name, { notes: [(error as Error).message], isRefused: true });
    }
  }

  function add(chosen: readonly File[]): void {
    const names = new Set(chosen.map(({ name }) => name));
    setFiles((all) => [
      ...all.filter(({ name }) => !names.has(name)),
      ...chosen.map(({ name }) => ({ name, part: 0, notes: [], isRefused: false })),
    ]);
    for (const file of chosen) last.current = last.current.then(() => take(file));
  }

  const chooser = (
    <input
      ref={input}
      type="file"
      accept={ACCEPT}
      multiple
      hidden
      aria-label="Pictures"
      onChange={({ target }) => {
        add([...(target.files ?? [])]);
        target.value = '';
      }}
    />
  );
  const progress = (
    <ul className={css.adding} role="status">
      {files.map(({ name, part, notes, isRefused }) => (
        <li key={name}>
          <span>{name}</span>
          {notes.length === 0 && (
            <>
              <progress value={part} aria-label={`Upload of ${name}`} />
              <span>{part < 1 ? `${Math.round(part * 100)} %` : 'Preparing'}</span>
            </>
          )}
          {notes.length > 0 && (
            <>
              <span className={isRefused ? 'trouble' : 'hint'}>{notes.join(' ')}</span>
              <button type="button" className="underlined" onClick={() => done(name)}>
                Close<span className="visually-hidden"> {name}</span>
              </button>
            </>
          )}
        </li>
      ))}
    </ul>
  );
  return { add, chooser, progress, choose: () => input.current?.click() };
}
