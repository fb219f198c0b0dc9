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
  readonly onToggle: (slug: string, isOpen: boolean) => void;
  readonly words: PortfolioWords;
  readonly preview: DefaultPreview;
}

/** The projects of a category, one open at a time, beside the picture that was chosen from them. */
export function ProjectList({ projects, open, onToggle, words, preview }: ProjectListProps) {
  const [chosen, setChosen] = useState<View>();
  const project = projects.find(({ slug }) => slug === open && slug === chosen?.slug);
  const photo = project?.photos.find(({ n }) => n === chosen?.n);
  return (
    <div className={css.details}>
      <Preview project={project} photo={photo} preview={preview} words={words} />
      <div className={css.list}>
        {projects.map((candidate) => (
          <ProjectEntry
            key={candidate.slug}
            project={candidate}
            isOpen={candidate.slug === open}
            onToggle={onToggle}
            chosen={candidate === project ? photo?.n : undefined}
            onChoose={(n) => setChosen({ slug: candidate.slug, n })}
            words={words}
          />
        ))}
      </div>
    </div>
  );
}
