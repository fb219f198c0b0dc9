import { useCallback, useEffect, useRef, useState } from 'react';
import { bringIntoSight } from '#app/browser/bring-into-sight.ts';
import type { Project } from '#content-model/types.ts';
import type { View } from '../place.ts';
import type { DefaultPreview, PortfolioTexts } from '../portfolio-types.ts';
import { Preview } from './preview.tsx';
import { ProjectEntry } from './project-entry.tsx';
import css from './project-list.module.css';

interface ProjectListProps {
  readonly projects: readonly Project[];
  /** Slug of the open project. */
  readonly open?: string;
  /** The picture in the lightbox. After it closes, the preview shows the last one. */
  readonly view?: View;
  /** The visitor returned with Back, so the last choice is restored. */
  readonly isReturn: boolean;
  readonly onToggle: (slug: string, isOpen: boolean) => void;
  readonly words: PortfolioTexts;
  readonly preview: DefaultPreview;
}

/** Kept after the page unmounts, for Back. */
let lastChosen: View | undefined;

/**
 * The projects of a category, one open at a time, and the preview of the chosen picture. `DetailSection` lays both out.
 */
export function ProjectList({
  projects,
  open,
  view,
  isReturn,
  onToggle,
  words,
  preview,
}: ProjectListProps) {
  const figure = useRef<HTMLElement>(null);
  const [openBefore] = useState(isReturn && open);
  const [chosen, setChosen] = useState(() => (isReturn && lastChosen) || undefined);
  const [shown, setShown] = useState(view);
  if (view !== shown) {
    setShown(view);
    if (!view) setChosen(shown);
  }
  useEffect(() => {
    lastChosen = chosen;
  }, [chosen]);
  const choose = useCallback((next: View) => {
    setChosen(next);
    requestAnimationFrame(() => bringIntoSight(figure.current, { block: 'nearest' }));
  }, []);
  const project = projects.find(({ slug }) => slug === open);
  const photo = project?.photos.find(({ n }) => chosen?.slug === open && chosen?.n === n);
  return (
    <>
      <Preview ref={figure} project={project} photo={photo} preview={preview} words={words} />
      <div className={css.list}>
        {projects.map((candidate) => (
          <ProjectEntry
            key={candidate.slug}
            project={candidate}
            isOpen={candidate.slug === open}
            wasOpen={candidate.slug === openBefore}
            onToggle={onToggle}
            chosen={candidate === project ? photo?.n : undefined}
            onChoose={choose}
            words={words}
          />
        ))}
      </div>
    </>
  );
}
