/** A dialog in which a picture of the library, or a new one, is chosen for a place of the site. */
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { PictureUse } from '#contract/desk/pictures.ts';
import { PICTURES } from '../../messages/en.ts';
import { say } from '../../messages/message.ts';
import { Image } from '../../parts/image.tsx';
import css from './pictures.module.css';
import { useAdding } from './use-adding.tsx';
import { copyAddress, matches, swapPicture, useLibrary } from './use-pictures.ts';

const ALT_MAX = 320;

interface ChoosePictureProps {
  /** Key of the picture that is shown now. */
  readonly current: string;
  /** The place it is chosen for; without one all places that show the current picture. */
  readonly field?: { readonly file: string; readonly path: string };
  readonly onClose: () => void;
  /** Hears what was done, as a sentence. */
  readonly onDone: (message: string) => void;
}

const isSame = (use: PictureUse, field: ChoosePictureProps['field']) =>
  use.field?.file === field?.file && use.field?.path === field?.path;

export function ChoosePicture({ current, field, onClose, onDone }: ChoosePictureProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { data, error } = useLibrary();
  const [search, setSearch] = useState('');
  const [group, setGroup] = useState('');
  const [chosen, setChosen] = useState('');
  const [alt, setAlt] = useState<string | null>(null);
  const [others, setOthers] = useState<readonly string[]>([]);
  const [message, setMessage] = useState('');
  const [isBusy, setBusy] = useState(false);
  const adding = useAdding(({ key }) => choose(key, ''));
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  const all = data?.pictures ?? [];
  const uses = (all.find(({ key }) => key === current)?.uses ?? []).filter((use) => use.field);
  const own = field ? uses.filter((use) => isSame(use, field)) : uses;
  const elsewhere = field ? uses.filter((use) => !isSame(use, field)) : [];
  const hasAlt = [...own, ...elsewhere].some((use) => use.alt !== null);
  const groups = [...new Set(all.map((picture) => picture.group))];
  const shown = all.filter(
    (picture) => (group === '' || picture.group === group) && matches(picture, search),
  );
  const picked = all.find(({ key }) => key === chosen);

  function choose(key: string, described: string) {
    setChosen(key);
    setAlt(described);
  }
  async function use(): Promise<void> {
    const places = [...own, ...elsewhere.filter(({ href }) => others.includes(href))];
    setBusy(true);
    try {
      const { changed } = await swapPicture({
        from: current,
        to: chosen,
        fields: places.flatMap((use) =>
          use.field ? [{ ...use.field, ...(use.alt !== null && { alt: (alt ?? '').trim() }) }] : [],
        ),
      });
      if (changed === 0) {
        setMessage(
          'Somebody else changed this picture meanwhile. Close this window and open it again to see the new one.',
        );
        return;
      }
      onDone(say(PICTURES.changed, { count: changed }));
      dialog.current?.close();
    } catch (fault) {
      setMessage((fault as Error).message);
    } finally {
      setBusy(false);
    }
  }

  // Outside of the screen, whose styles are for its own elements.
  return createPortal(
    <dialog
      ref={dialog}
      className={css.dialog}
      aria-labelledby="choose-picture"
      onClose={onClose}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        adding.add([...event.dataTransfer.files]);
      }}
    >
      <header>
        <h2 id="choose-picture">Choose a picture</h2>
        <button type="button" className="underlined" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </header>
      <div className={css.tools}>
        <input
          type="search"
          placeholder="Search"
          aria-label="Search pictures"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <select
          aria-label="Where from"
          value={group}
          onChange={({ target }) => setGroup(target.value)}
        >
          <option value="">All pictures</option>
          {groups.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <button type="button" className="button low" onClick={adding.choose}>
          Upload a picture
        </button>
        {adding.chooser}
      </div>
      {adding.progress}
      <div className={css.choices}>
        {!data && <p role="status">{error ? error.message : 'Loading the pictures.'}</p>}
        {data && shown.length === 0 && (
          <p className="hint">No picture matches. Upload one, or search for something else.</p>
        )}
        <fieldset className={css.grid}>
          <legend className="visually-hidden">Pictures</legend>
          {shown.map(({ key, stamp, alt: described, group: from }) => (
            <label key={key} className={css.choice}>
              <input
                type="radio"
                name="picture"
                checked={key === chosen}
                onChange={() => choose(key, described)}
              />
              <Image src={copyAddress(key, 240, stamp)} alt={described || key} loading="lazy" />
              <span>{key === current ? 'Shown now' : from === 'Pages' ? key : from}</span>
            </label>
          ))}
        </fieldset>
      </div>
      {picked && (
        <footer className={css.decide}>
          <Image src={copyAddress(picked.key, 640, picked.stamp)} alt="" />
          <div>
            {hasAlt && (
              <label className="field">
                <span>Description for people who cannot see the picture</span>
                <textarea
                  rows={2}
                  maxLength={ALT_MAX}
                  value={alt ?? ''}
                  onChange={({ target }) => setAlt(target.value)}
                />
              </label>
            )}
            {elsewhere.length > 0 && (
              <fieldset>
                <legend className="hint">
                  The old picture is also shown here. Change it there too?
                </legend>
                {elsewhere.map(({ href, label }) => (
                  <label key={href} className="check">
                    <input
                      type="checkbox"
                      checked={others.includes(href)}
                      onChange={({ target }) =>
                        setOthers(
                          target.checked
                            ? [...others, href]
                            : others.filter((other) => other !== href),
                        )
                      }
                    />
                    {label}
                  </label>
                ))}
              </fieldset>
            )}
            <p className="trouble" role="alert">
              {message}
            </p>
            <button
              type="button"
              className="button"
              disabled={chosen === current || isBusy}
              onClick={() => void use()}
            >
              {isBusy ? 'Changing the picture' : 'Use this picture'}
            </button>
          </div>
        </footer>
      )}
    </dialog>,
    document.body,
  );
}
