import { useState } from 'react';
import type { Project } from '../../../content-types.ts';
import type { View } from '../place.ts';
import type { DefaultPreview, PortfolioWords } from '../portfolio-types.ts';
import { Preview } from './preview.tsx';
import { ProjectEntry } from './project-entry.tsx';
import css from './project-list.module.css';

interface ProjectListProps {
  readonly projects: readonly Project[];
  /** Slug of the open project. */
  readonly open?: string;
  /** Base of a picture that comes along from another page: it hangs at once. */
  readonly carried?: string;
  readonly onToggle: (slug: string, isOpen: boolean) => void;
  readonly words: PortfolioWords;
  readonly preview: DefaultPreview;
}

/** The projects of a category, one open at a time, and the picture that was chosen from them: `DetailSection` places them. */
export function ProjectList({
  projects,
  open,
  carried,
  onToggle,
  words,
  preview,
}: ProjectListProps) {
  const [chosen, setChosen] = useState(() => viewOf(carried, projects));
  const project = projects.find(({ slug }) => slug === open && slug === chosen?.slug);
  const photo = project?.photos.find(({ n }) => n === chosen?.n);
  return (
    <>
      <Preview project={project} photo={photo} preview={preview} words={words} />
      <div className={css.list}>
        {projects.map((candidate) => (
          <ProjectEntry
            key={candidate.slug}
            project={candidate}
            isOpen={candidate.slug === open}
            onToggle={onToggle}
            chosen={candidate === project ? photo?.n : undefined}
            onChoose={setChosen}
            words={words}
          />
        ))}
      </div>
    </>
  );
}

/** The view that shows a picture of this base. */
function viewOf(base: string | undefined, projects: readonly Project[]): View | undefined {
  if (!base) return;
  for (const { slug, photos } of projects) {
    const photo = photos.find(({ framed }) => framed?.base === base);
    if (photo) return { slug, n: photo.n };
  }
}
