/** One project: its facts, all its pictures, and the chosen picture. */
import { useLayoutEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { ProjectView } from '#contract/desk/projects.ts';
import { useUndo } from '../../parts/undo.tsx';
import { useDroppedFiles, usePhotoInput } from './drop.tsx';
import { Facts } from './facts.tsx';
import { MoveTo } from './order/move-to.tsx';
import { PhoneBar, PhoneTop } from './phone-bars.tsx';
import { Picture } from './picture.tsx';
import { Sheet } from './sheet.tsx';
import { Tray } from './tray.tsx';
import { addPhotos, useUploads } from './uploads.ts';
import { useSheet } from './use-sheet.ts';

/** A project has one of these fields. */
const KINDS = ['facts.homeType', 'facts.placeType'];

/** The field with this path, or the nearest one around it: "consent.on" is part of the field "consent". */
function fieldAt(path: string): HTMLElement | null {
  const parts = path.split('.');
  const ids = KINDS.includes(path)
    ? KINDS
    : parts.map((_, i) => parts.slice(0, parts.length - i).join('.'));
  return ids.map((id) => document.getElementById(id)).find((field) => field !== null) ?? null;
}

export function Editor({ view }: { readonly view: ProjectView }) {
  const { slug } = view;
  const { toast, offer } = useUndo();
  const sheet = useSheet(view, offer);
  const { order, orderField, quick, nameOf, chosen, at, isOne, choose } = sheet;
  const { describe, describeNext, onKey, backToSheet, remove } = sheet;
  const uploads = useUploads(slug);
  const add = (photos: readonly File[]) => addPhotos(slug, photos);
  const isOver = useDroppedFiles(add);
  const { chooser, choose: choosePhotos } = usePhotoInput(add);
  const [moving, setMoving] = useState<string | null>(null);
  const isConsentAsked = useSearchParams()[0].has('consent');
  // Or the path of a field in the project's file, from Publish or the list before opening: "#facts.cost".
  const { hash, key } = useLocation();
  const asked = isConsentAsked ? 'consent' : decodeURIComponent(hash.slice(1));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed again
  useLayoutEffect(() => {
    if (!view.photos.some(({ file }) => file === asked)) fieldAt(asked)?.focus();
  }, [asked, key]);
  return (
    <main
      className={isOne ? 'project-edit one-picture' : 'project-edit'}
      id="main"
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' || !event.altKey) return;
        event.preventDefault();
        describeNext();
      }}
    >
      <title>{`${view.facts.title.value} · Desk`}</title>
      <PhoneTop {...{ view, isOne }} onAll={backToSheet} />
      <Facts view={view} />
      <section className="project-sheet" aria-label="Pictures of the project">
        <Tray
          {...{ slug, uploads }}
          placeOf={(file) => order.shown.indexOf(file) + 1 || null}
          onSee={choose}
        />
        <Sheet
          {...{ view, order, orderField, uploads, chosen, isOver, nameOf, toast, onKey }}
          onChoose={choose}
          onChoosePhotos={choosePhotos}
        />
        {chooser}
      </section>
      <aside className="project-picture" aria-label="Chosen picture">
        {chosen && (
          <Picture
            key={chosen.file}
            {...{ view, quick }}
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
      {moving && <MoveTo id={moving} {...{ order, nameOf }} onClose={() => setMoving(null)} />}
    </main>
  );
}
