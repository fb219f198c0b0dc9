/** The mark: the initials under the site's arch, or a picture of one's own. */
import { useState } from 'react';
import type { ReadMark } from '#contract/desk/studio.ts';
import { ask } from '../../api.ts';
import { upload } from '../../upload.ts';
import css from './studio.module.css';
import { faultSentence } from './text-field.tsx';
import type { Studio } from './use-studio-form.ts';

/** The arch of the site, in a square of 37 (`tools/brand/brand.ts`). */
const ARCH = 'M2 36.2V17A16.6 16.6 0 0 1 35 17V36.2Z';

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word))
    .slice(0, 2)
    .map((word) => [...word][0]?.toLocaleUpperCase() ?? '')
    .join('');

export function MarkDrawing({ mark, name }: { readonly mark: string; readonly name: string }) {
  return (
    <svg viewBox="0 0 37 37" className={css.mark} aria-hidden="true">
      {mark ? (
        <path d={mark} fill="currentColor" />
      ) : (
        <>
          <path d={ARCH} fill="none" stroke="currentColor" strokeWidth="1.3" />
          <text x="18.5" y="31" textAnchor="middle" fontSize="19" fill="currentColor">
            {initialsOf(name)}
          </text>
        </>
      )}
    </svg>
  );
}

export function Mark({ studio }: { readonly studio: Studio }) {
  const { form, faults, change } = studio;
  const [trouble, setTrouble] = useState('');
  const [isBusy, setBusy] = useState(false);
  async function take(file: File) {
    setBusy(true);
    setTrouble('');
    try {
      const { outline } = await ask<ReadMark>('/studio/mark', {
        upload: await upload(file, { onPart: () => {} }),
      });
      change({ mark: outline });
    } catch (error) {
      setTrouble((error as Error).message);
    } finally {
      setBusy(false);
    }
  }
  return (
    <div className={css.choice}>
      <MarkDrawing mark={form.mark} name={form.name} />
      <div>
        <p>{form.mark ? 'Your own mark' : 'The initials of the name, under an arch'}</p>
        <div className="actions">
          <label className="button low quiet" aria-disabled={isBusy}>
            {isBusy ? 'Reading the mark' : 'Take a mark of your own'}
            <input
              type="file"
              className="visually-hidden"
              accept=".svg,.png,image/svg+xml,image/png"
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                if (file) void take(file);
                target.value = '';
              }}
            />
          </label>
          {form.mark && (
            <button type="button" className="underlined" onClick={() => change({ mark: '' })}>
              Use the initials
            </button>
          )}
        </div>
        <p className="hint">An SVG or PNG. It is drawn in one colour, in that of the page.</p>
        <p className="trouble" role="alert">
          {trouble || (faults.mark && faultSentence('The mark', faults.mark))}
        </p>
      </div>
    </div>
  );
}
