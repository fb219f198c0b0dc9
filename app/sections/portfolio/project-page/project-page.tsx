import { type ReactNode, useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { finishPictureTransition } from '#app/browser/picture-transition.ts';
import { Testimonials } from '#app/components/testimonials.tsx';
import { isHydrated } from '#app/hooks/use-announce-hydration.ts';
import { useAnnounceProject } from '#app/hooks/use-open-project.ts';
import type { Photo } from '#content-model/types.ts';
import { CopyLink } from './copy-link.tsx';
import { Ending } from './ending.tsx';
import { Opening } from './opening.tsx';
import type { ProjectPageData } from './page-types.ts';
import { PlanNav } from './plan-nav.tsx';
import { Stream } from './stream.tsx';
import { OpenPicture, useLightbox } from './use-lightbox.ts';

interface ProjectPageProps extends ProjectPageData {
  /** Wraps the content below the first screen. */
  readonly below: (children: ReactNode) => ReactNode;
  /** Contact links at the end. */
  readonly ways: ReactNode;
}

/** The page of a project. */
export function ProjectPage({ below, ways, ...data }: ProjectPageProps) {
  const { project, line, story, next, words, materials, clients } = data;
  const { slug, title, photos, plan } = project;
  const cover = useCarriedCover(photos) ?? data.cover;
  // Memoised, so that the pictures below are not rendered again when one of them opens.
  const others = useMemo(() => photos.filter(({ n }) => n !== cover?.n), [photos, cover?.n]);
  const { PageLightbox, open, lightbox } = useLightbox(photos.length);
  useAnnounceProject(title);
  useLanding(cover?.n);
  return (
    <article className="project" aria-label={title} key={slug}>
      <OpenPicture value={open}>
        <Opening {...{ project, cover, line, words, materials }} />
        {below(
          <>
            <section className="project-walk wrap" data-plan={plan ? '' : undefined}>
              <PlanNav project={project} cover={cover?.n} words={words} />
              <div className="project-words">
                <div>
                  {story && <p className="project-story">{story}</p>}
                  <div>
                    <CopyLink title={title} words={words} />
                  </div>
                </div>
              </div>
              <Stream photos={others} materials={materials} stages={words.stages} />
            </section>
            <Testimonials {...clients} isOnProject />
            <Ending
              question={words.question}
              rights={words.rights}
              next={next}
              nextLabel={words.next}
            >
              {ways}
            </Ending>
          </>,
        )}
      </OpenPicture>
      {PageLightbox && <PageLightbox project={project} kindNote={words.kindNote} {...lightbox} />}
    </article>
  );
}

/** A picture that was clicked on another page moves to its place here. */
function useLanding(cover: number | undefined) {
  const { hash } = useLocation();
  const [arrival] = useState(hash.slice(1) || String(cover));
  const fly = useCallback(() => {
    const frames = document.getElementById(arrival)?.querySelectorAll('a') ?? [];
    const frame = [...frames].find((link) => link.checkVisibility());
    if (frame) finishPictureTransition(frame);
  }, [arrival]);
  // In a microtask, after all effects of this render: the page has been scrolled to its target.
  useLayoutEffect(() => queueMicrotask(fly), [fly]);
}

/**
 * The picture that was clicked on the home page becomes the first one. Not after a reload, because the HTML has another
 * one.
 */
function useCarriedCover(photos: readonly Photo[]) {
  const { state } = useLocation();
  const [carried] = useState(() =>
    isHydrated() ? (state as { cover?: number } | null)?.cover : 0,
  );
  return photos.find(({ n }) => n === carried);
}
