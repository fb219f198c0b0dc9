/** Uploads of pictures: several are sent one after another, each with its progress. */
import { useRef, useState } from 'react';
import type { LibraryPicture } from '#contract/desk/pictures.ts';
import { Announcement } from '../../parts/announcements.tsx';
import { TextButton } from '../../parts/buttons.tsx';
import { NO_CONNECTION } from '../../until-answered.ts';
import { usePhotoInput } from '../projects/drop.tsx';
import css from './adding.module.css';
import { addPicture } from './use-pictures.ts';

interface Adding {
  readonly id: number;
  readonly name: string;
  /** Progress, 0 to 1. */
  readonly part: number;
  readonly isWaiting: boolean;
  /** Why it was refused, or how it was changed. */
  readonly notes: readonly string[];
  readonly isRefused: boolean;
}

const progressOf = ({ part, isWaiting }: Adding) =>
  isWaiting ? NO_CONNECTION : part < 1 ? `${Math.round(part * 100)} %` : 'Preparing';

/** @param onAdded called with each picture that is added to the library */
export function useAdding(onAdded: (picture: LibraryPicture) => void, isOne = false) {
  const [files, setFiles] = useState<readonly Adding[]>([]);
  const lastId = useRef(0);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const hear = useRef(onAdded);
  hear.current = onAdded;
  const change = (id: number, over: Partial<Adding>) =>
    setFiles((all) => all.map((one) => (one.id === id ? { ...one, ...over } : one)));
  const remove = (id: number) => setFiles((all) => all.filter((one) => one.id !== id));

  async function take(id: number, file: File): Promise<void> {
    try {
      const { picture, notes } = await addPicture(file, {
        onPart: (part) => change(id, { part }),
        onWait: (isWaiting) => change(id, { isWaiting }),
      });
      if (notes.length > 0) change(id, { part: 1, notes });
      else remove(id);
      hear.current(picture);
    } catch (error) {
      change(id, { notes: [(error as Error).message], isRefused: true });
    }
  }

  function add(chosen: readonly File[]): void {
    for (const file of isOne ? chosen.slice(0, 1) : chosen) {
      lastId.current += 1;
      const id = lastId.current;
      const begun = { part: 0, isWaiting: false, notes: [], isRefused: false };
      setFiles((all) => [...all, { id, name: file.name, ...begun }]);
      last.current = last.current.then(() => take(id, file));
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
              </>
            ) : (
              <>
                <span className={file.isRefused ? 'error' : 'hint'}>{file.notes.join(' ')}</span>
                <TextButton onClick={() => remove(file.id)}>
                  Close<span className="visually-hidden"> {file.name}</span>
                </TextButton>
              </>
            )}
          </li>
        ))}
      </ul>
      <Announcement>
        {underWay.length > 0
          ? `Uploading ${underWay.map(({ name }) => name).join(', ')}`
          : files.map(({ name, notes }) => `${name}: ${notes.join(' ')}`).join(' ')}
      </Announcement>
    </>
  );
  return { add, chooser, progress, choose };
}
