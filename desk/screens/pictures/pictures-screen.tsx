/** All pictures of the site: where each is shown, new ones, and unused ones. */
import { useState } from 'react';
import type { LibraryPicture } from '#contract/desk/pictures.ts';
import { PICTURES } from '../../messages/en.ts';
import { say } from '../../messages/message.ts';
import { Button, TextButton, TextLink } from '../../parts/buttons.tsx';
import { Image } from '../../parts/image.tsx';
import { LoadError } from '../../parts/load-error.tsx';
import { RemovedList } from '../../parts/removed-list.tsx';
import { useDroppedFiles } from '../projects/drop.tsx';
import { ChoosePicture } from './choose-picture.tsx';
import { FramePicture } from './frame-picture.tsx';
import css from './library.module.css';
import { useLibraryFilter } from './library-tools.tsx';
import { pictureName, pictureNames } from './picture-name.ts';
import { useAdding } from './use-adding.tsx';
import { copyAddress, removePicture, restorePicture, useLibrary } from './use-pictures.ts';

interface PictureCardProps {
  readonly picture: LibraryPicture;
  readonly name: string;
  readonly onReplace: () => void;
  readonly onFrame: () => void;
  readonly onRemove: () => void;
}

function PictureCard({ picture, name, onReplace, onFrame, onRemove }: PictureCardProps) {
  const { key, width, height, stamp, alt, uses, canRemove } = picture;
  const isOnPages = uses.some(({ field }) => field !== null);
  return (
    <li className={css.card}>
      <Image
        src={copyAddress(key, 640, stamp)}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
      />
      <h2 className={css.name}>{name}</h2>
      <p className={css.file}>{`${key}, ${width} × ${height}`}</p>
      {uses.length === 0 && <p className="hint">Not shown anywhere.</p>}
      <ul className={css.uses}>
        {uses.map(({ href, label }) => (
          <li key={href + label}>
            <TextLink to={href}>{label}</TextLink>
          </li>
        ))}
      </ul>
      <div className={`links ${css.buttons}`}>
        <TextButton aria-label={`Crop and straighten: ${name}`} onClick={onFrame}>
          Crop
        </TextButton>
        {isOnPages && (
          <TextButton aria-label={`Replace on pages: ${name}`} onClick={onReplace}>
            Replace on pages
          </TextButton>
        )}
        {canRemove && (
          <TextButton aria-label={`Remove: ${name}`} onClick={onRemove}>
            Remove
          </TextButton>
        )}
      </div>
    </li>
  );
}

export function Pictures() {
  const { data, error } = useLibrary();
  const [replaced, setReplaced] = useState('');
  const [framed, setFramed] = useState('');
  const [message, setMessage] = useState('');
  const [isBusy, setBusy] = useState(false);
  const adding = useAdding(() => {});
  const { shown, tools } = useLibraryFilter(data?.pictures ?? []);
  const isOver = useDroppedFiles((photos) => {
    // The dialog handles them itself.
    if (!replaced) adding.add(photos);
  });
  if (!data) return <LoadError what="Pictures" error={error} />;

  const names = pictureNames(data.pictures);
  const framedPicture = data.pictures.find(({ key }) => key === framed);

  async function run(work: () => Promise<unknown>, done: string): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    // The pressed button may be removed with its picture.
    document.getElementById('main')?.focus({ preventScroll: true });
    setMessage(
      await work().then(
        () => done,
        (error: Error) => error.message,
      ),
    );
    setBusy(false);
  }
  return (
    <main className={`page ${css.screen}`} id="main" tabIndex={-1} data-over={isOver || undefined}>
      <title>Pictures · Desk</title>
      <header className={css.head}>
        <div>
          <h1>{say(PICTURES.count, { count: data.pictures.length })}</h1>
          <p className="hint">
            Drop new pictures here, or upload them. Photos of a project are added on its own page.
          </p>
        </div>
        <Button ref={adding.button} onClick={adding.choose}>
          Upload pictures
        </Button>
        {adding.chooser}
      </header>
      {tools()}
      {adding.progress}
      <p role="status" className={css.message}>
        {message}
      </p>
      {shown.length === 0 && (
        <p>No picture matches. Search for something else, or choose “All pictures”.</p>
      )}
      <ul className={css.cards}>
        {shown.map((picture) => (
          <PictureCard
            key={picture.key}
            picture={picture}
            name={names.get(picture.key) ?? ''}
            onReplace={() => setReplaced(picture.key)}
            onFrame={() => setFramed(picture.key)}
            onRemove={() =>
              void run(
                () => removePicture(picture.key),
                say(PICTURES.isRemoved, { name: pictureName({ key: picture.key }) }),
              )
            }
          />
        ))}
      </ul>
      {data.removed.length > 0 && (
        <details className={css.removed}>
          <summary>{say(PICTURES.removed, { count: data.removed.length })}</summary>
          <RemovedList
            removed={data.removed.map((id) => ({ id, name: pictureName({ key: id }) }))}
            onRestore={(key) =>
              void run(
                () => restorePicture(key),
                say(PICTURES.isRestored, { name: pictureName({ key }) }),
              )
            }
          />
        </details>
      )}
      {framedPicture && (
        <FramePicture key={framed} picture={framedPicture} onClose={() => setFramed('')} />
      )}
      {replaced && (
        <ChoosePicture current={replaced} onClose={() => setReplaced('')} onDone={setMessage} />
      )}
    </main>
  );
}
