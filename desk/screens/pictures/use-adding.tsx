/** Uploads of pictures: several are sent one after another, each with its progress. */
import { useRef, useState } from 'react';
import type { LibraryPicture } from '#contract/desk/pictures.ts';
import { Announcement } from '../../parts/announcements.tsx';
import { TextButton } from '../../parts/buttons.tsx';
import { WAITING, type Wait } from '../../until-answered.ts';
import { usePhotoInput } from '../projects/drop.tsx';
import css from './adding.module.css';
import { addPicture } from './use-pictures.ts';

interface Adding {
  readonly id: number;
  readonly name: string;
  /** Progress, 0 to 1. */
  readonly part: number;
  readonly wait: Wait | null;
  readonly stop: () => void;
  /** Why it was refused, or how it was changed. */
  readonly notes: readonly string[];
  readonly isRefused: boolean;
}

const progressOf = ({ part, wait }: Adding) =>
  wait ? WAITING[wait] : part < 1 ? `${Math.round(part * 100)} %` : 'Preparing';

/**
 * @param onAdded called with each picture that is added to the library
 * @returns `button`: for the button that chooses files, which gets the focus of removed ones
 */
export function useAdding(onAdded: (picture: LibraryPicture) => void, isOne = false) {
  const [files, setFiles] = useState<readonly Adding[]>([]);
  const lastId = useRef(0);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const hear = useRef(onAdded);
  hear.current = onAdded;
  const change = (id: number, over: Partial<Adding>) =>
    setFiles((all) => all.map((one) => (one.id === id ? { ...one, ...over } : one)));
  const remove = (id: number) => setFiles((all) => all.filter((one) => one.id !== id));
  const button = useRef<HTMLButtonElement>(null);
  /** Moves the focus, because the button that has it disappears. */
  function dismiss(id: number): void {
    button.current?.focus();
    remove(id);
  }

  async function take(id: number, file: File, signal: AbortSignal): Promise<void> {
    try {
      signal.throwIfAborted();
      const { picture, notes } = await addPicture(file, {
        onPart: (part) => change(id, { part }),
        onWait: (wait) => change(id, { wait }),
        signal,
      });
      if (notes.length > 0) change(id, { part: 1, notes });
      else remove(id);
      hear.current(picture);
    } catch (error) {
      if (signal.aborted) return;
      change(id, { notes: [(error as Error).message], isRefused: true });
    }
  }

  function add(chosen: readonly File[]): void {
    for (const file of isOne ? chosen.slice(0, 1) : chosen) {
      lastId.current += 1;
      const id = lastId.current;
      const stopping = new AbortController();
      const stop = () => {
        stopping.abort();
        dismiss(id);
      };
      const begun = { part: 0, wait: null, stop, notes: [], isRefused: false };
      setFiles((all) => [...all, { id, name: file.name, ...begun }]);
      last.current = last.current.then(() => take(id, file, stopping.signal));
    }
  }

  const { chooser, choose } = usePhotoInput(add, 'Pictures', !isOne);
  const underWay = files.filter(({ notes }) => notes.length === 0);
  const progress = (
    <>
      <ul className={css.adding}>
        {files.map((file) => (
          <li key={file.id}>
            <span>{file.name}</span>
            {file.notes.length === 0 ? (
              <>
                <progress value={file.part} aria-label={`Upload of ${file.name}`} />
                <span>{progressOf(file)}</span>
                <TextButton onClick={file.stop}>
                  Stop<span className="visually-hidden"> {file.name}</span>
                </TextButton>
              </>
            ) : (
              <>
                <span className={file.isRefused ? 'error' : 'hint'}>{file.notes.join(' ')}</span>
                <TextButton onClick={() => dismiss(file.id)}>
                  Close<span className="visually-hidden"> {file.name}</span>
                </TextButton>
              </>
            )}
          </li>
        ))}
      </ul>
      <Announcement>
        {underWay.length > 0
          ? underWay
              .map(({ name, wait }) => (wait ? `${name}: ${WAITING[wait]}` : `Uploading ${name}`))
              .join(', ')
          : files.map(({ name, notes }) => `${name}: ${notes.join(' ')}`).join(' ')}
      </Announcement>
    </>
  );
  return { add, chooser, progress, choose, button };
}
