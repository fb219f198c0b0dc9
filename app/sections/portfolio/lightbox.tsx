import { type CSSProperties, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Link } from 'react-router';
import { carryToNextPage } from '#app/browser/picture-transition.ts';
import { Modal } from '#app/components/modal.tsx';
import { wrap } from '#app/hooks/use-cycle.ts';
import { projectPath } from '#content-model/pages.ts';
import { asSentence } from './as-sentence.ts';
import css from './lightbox.module.css';
import { LightboxPicture, Neighbours, ratioOf } from './lightbox-picture.tsx';
import { pictureAt } from './picture-at.ts';
import { addressOf, type View } from './place.ts';
import type { PortfolioTexts, ShownProject } from './portfolio-types.ts';
import { photoAt } from './project-in-view.ts';

interface LightboxProps {
  readonly project?: ShownProject;
  readonly view?: View;
  readonly kindNote: PortfolioTexts['kindNote'];
  /** Its title links to the project's own page. */
  readonly leads?: boolean;
  /** A small plan with the standpoint of the picture, shown once the details are loaded. */
  readonly whereabouts: ReactNode;
  readonly onShow: (view: View) => void;
  readonly onClose: (view: View) => void;
}

const STEPS = [
  { label: 'Previous', key: 'ArrowLeft', by: -1 },
  { label: 'Next', key: 'ArrowRight', by: 1 },
];

/** One picture on a dark page; arrow keys, swipes and buttons step through the pictures of its project. */
export function Lightbox(props: LightboxProps) {
  const { project, view, kindNote, leads, whereabouts, onShow, onClose } = props;
  const left = useRef<View>(undefined);
  useReturn(view);

  // Escape, a click and the dialog's close event may all call this; only the first call goes back.
  function leave() {
    if (!view || left.current === view) return;
    left.current = view;
    onClose(view);
  }
  const step = (by: number) =>
    view && project && onShow({ slug: view.slug, n: wrap(view.n - 1, by, project.count) + 1 });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const by = STEPS.find(({ key }) => key === event.key)?.by;
    if (by && !event.altKey && !event.ctrlKey && !event.metaKey) step(by);
  });
  const isOpen = view !== undefined && project !== undefined;
  useEffect(() => {
    if (!isOpen) return;
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, [isOpen]);

  const photo = isOpen ? photoAt(project, view.n) : undefined;
  return (
    <Modal
      label={project?.title ?? ''}
      open={isOpen}
      onClose={leave}
      className={`dark ${css.room}`}
      closesOnClick
    >
      {photo && isOpen && (
        <div className={css.layout} style={{ '--ratio': ratioOf(photo.encoded) } as CSSProperties}>
          <header className={css.top}>
            <p>
              {leads ? (
                <Link
                  className="link"
                  to={{ pathname: projectPath(view.slug), hash: String(view.n) }}
                  onClick={(event) =>
                    carryToNextPage(
                      event,
                      event.currentTarget.closest('dialog')?.querySelector('img'),
                    )
                  }
                >
                  {project.title}
                </Link>
              ) : (
                project.title
              )}{' '}
              · {view.n} of {project.count}
            </p>
            <button type="button" className={css.close} onClick={leave}>
              Close
            </button>
          </header>
          <LightboxPicture key={view.n} photo={photo} address={addressOf(view)} onSwipe={step} />
          <footer className={css.bottom}>
            <div className={css.caption} aria-live="polite">
              <p className={css.title}>{photo.title}</p>
              <p className={css.details}>
                {photo.details && `${asSentence(photo.details)} `}
                {asSentence(kindNote[project.kind])}
              </p>
            </div>
            {project.count > 1 &&
              STEPS.map(({ label, by }) => (
                <button
                  key={label}
                  type="button"
                  className={css.step}
                  onClick={() => step(by)}
                  aria-label={label}
                />
              ))}
            {whereabouts}
          </footer>
          <Neighbours project={project} n={view.n} />
        </div>
      )}
    </Modal>
  );
}

/**
 * The browser returns the focus to the link that opened the lightbox. After a deep link, the focus moves to the last
 * picture.
 */
function useReturn(view: View | undefined) {
  const last = useRef<View>(undefined);
  useEffect(() => {
    const shown = last.current;
    last.current = view;
    if (view || !shown) return;
    const hasFocus = document.activeElement && document.activeElement !== document.body;
    if (!hasFocus) pictureAt(addressOf(shown))?.closest('a')?.focus();
  }, [view]);
}
