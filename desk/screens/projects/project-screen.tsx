/** One project: its facts, its contact sheet, and the chosen picture. */
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import type { ProjectView } from '#server/desk/photos/wire.ts';
import { ask } from '../../api.ts';
import { usePhotoDrop } from './drop.tsx';
import { Facts } from './facts.tsx';
import { letGo, useKept } from './keep.ts';
import { MoveTo } from './order/move-to.tsx';
import { useOrder } from './order/use-order.ts';
import { PhoneBar, PhoneTop } from './phone-bars.tsx';
import { DESCRIPTION, Picture } from './picture.tsx';
import { putPhotoBack } from './removed-photos.tsx';
import { Sheet } from './sheet.tsx';
import { Tray } from './tray.tsx';
import { useUndo } from './undo.tsx';
import { addPhotos, useUploads } from './uploads.ts';
import { isWide, missingNow, nextOf, useChosen } from './use-chosen.ts';
import {
  changeProject,
  photoPath,
  projectPath,
  renewProjects,
  useProject,
} from './use-projects.ts';
import '../../styles/projects.css';
import '../../styles/project.css';

export function Project() {
  const { slug = '' } = useParams();
  const { data, error, refetch } = useProject(slug);
  if (data) return <Editor key={slug} view={data} />;
  return (
    <main className="alone" id="main" tabIndex={-1} aria-busy={!error}>
      <title>Project · Desk</title>
      {error && (
        <>
          <h1>This project cannot be read</h1>
          <p role="alert">{error.message}</p>
          <div className="acts">
            <button type="button" className="button quiet" onClick={() => void refetch()}>
              Try again
            </button>
            <Link className="underlined" to="/projects">
              All projects
            </Link>
          </div>
        </>
      )}
    </main>
  );
}

function Editor({ view }: { readonly view: ProjectView }) {
  const { slug, photos } = view;
  const files = photos.map(({ file }) => file);
  const orderField = useKept<readonly string[]>(`${projectPath(slug)}/order`, {
    value: files,
    revision: view.order,
  });
  const ids = [
    ...orderField.value.filter((file) => files.includes(file)),
    ...files.filter((file) => !orderField.value.includes(file)),
  ];
  const nameOf = (file: string) => {
    const photo = photos.find((each) => each.file === file);
    return photo?.title.value || photo?.room.value || `Picture ${file}`;
  };
  const order = useOrder({ ids, nameOf, onSet: orderField.set });
  const { chosen, isOne, choose } = useChosen(photos, order.shown);
  const uploads = useUploads(slug);
  const { isOver, chooser, choose: choosePhotos } = usePhotoDrop((all) => addPhotos(slug, all));
  const { toast, offer } = useUndo();
  const [moving, setMoving] = useState<string | null>(null);
  const isConsentAsked = useSearchParams()[0].has('consent');
  const at = chosen ? order.shown.indexOf(chosen.file) : -1;

  useEffect(() => {
    if (isConsentAsked) document.getElementById('consent')?.focus();
  }, [isConsentAsked]);
  // The chosen picture comes with the next address, not with the key that asks for it.
  const wanted = useRef<{ file: string; on: 'description' | 'frame' } | null>(null);
  useEffect(() => {
    const { file, on } = wanted.current ?? {};
    if (!file || (on === 'frame' ? isOne && !isWide() : file !== chosen?.file)) return;
    wanted.current = null;
    if (on === 'frame') return order.focus(file);
    // On a phone the picture stays above the field.
    document.getElementById(DESCRIPTION)?.focus({ preventScroll: !isWide() });
  });

  function describe(file: string | undefined) {
    if (!file) return;
    wanted.current = { file, on: 'description' };
    choose(file);
  }
  function onKey(event: KeyboardEvent, file: string) {
    if (order.onKey(event, file)) return;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      return describe(file);
    }
    const next = order.step(file, event.key);
    if (!next) return;
    event.preventDefault();
    if (isWide()) choose(next);
    order.focus(next);
  }
  function backToSheet() {
    if (chosen) wanted.current = { file: chosen.file, on: 'frame' };
    choose(null);
  }
  async function remove() {
    if (!chosen) return;
    const { file } = chosen;
    const next = order.shown[at + 1] ?? order.shown[at - 1];
    try {
      await ask(photoPath(slug, file), undefined, 'DELETE');
    } catch (error) {
      return offer({ said: (error as Error).message });
    }
    for (const field of ['room', 'title', 'alt', 'details', 'materials', 'focus'])
      letGo(`${photoPath(slug, file)}/${field}`);
    changeProject(slug, (now) => ({
      ...now,
      photos: now.photos.filter((photo) => photo.file !== file),
      removed: [file, ...now.removed],
    }));
    if (next) wanted.current = { file: next, on: 'frame' };
    choose(isWide() ? (next ?? null) : null);
    offer({ said: `Picture ${at + 1} is taken away.`, back: () => putPhotoBack(slug, file) });
    void renewProjects(slug);
  }
  return (
    <main
      className={isOne ? 'project-edit one-picture' : 'project-edit'}
      id="main"
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' || !event.altKey) return;
        event.preventDefault();
        const missing = missingNow(view, order.shown);
        describe(nextOf(missing, order.shown, chosen?.file) ?? missing[0]);
      }}
    >
      <title>{`${view.facts.title.value} · Desk`}</title>
      <PhoneTop {...{ view, isOne }} onAll={backToSheet} />
      <Facts view={view} />
      <section className="project-sheet" aria-label="Contact sheet">
        <Tray
          {...{ slug, uploads }}
          placeOf={(file) => order.shown.indexOf(file) + 1 || null}
          onSee={choose}
        />
        <Sheet
          {...{ view, order, orderField, uploads, chosen, isOver, onKey }}
          onChoose={choose}
          onChoosePhotos={choosePhotos}
        />
        {chooser}
      </section>
      <aside className="project-picture" aria-label="Chosen picture">
        {chosen && (
          <Picture
            key={chosen.file}
            {...{ view }}
            photo={chosen}
            n={at + 1}
            onStep={(by) => choose(order.shown[at + by] ?? null)}
            onMove={() => setMoving(chosen.file)}
            onRemove={() => void remove()}
          />
        )}
      </aside>
      <PhoneBar
        {...{ view, isOne, chosen }}
        shown={order.shown}
        onPhotos={choosePhotos}
        onDescribe={describe}
        onAll={backToSheet}
      />
      {toast}
      {moving && (
        <MoveTo
          name={nameOf(moving)}
          names={ids.map(nameOf)}
          at={ids.indexOf(moving)}
          onMove={(to) => order.moveTo(moving, to)}
          onClose={() => setMoving(null)}
        />
      )}
    </main>
  );
}
