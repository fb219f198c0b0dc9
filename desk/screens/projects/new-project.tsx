/** Creates a project with a kind and a name; it is hidden at first. */
import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { FACT_LABELS, type ProjectGroup } from '#contract/desk/projects.ts';
import { ask } from '../../api.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { renewProjects } from './use-projects.ts';

interface NewProjectProps {
  readonly groups: readonly Pick<ProjectGroup, 'key' | 'title'>[];
  readonly onClose: () => void;
}

export function NewProject({ groups, onClose }: NewProjectProps) {
  const [trouble, setTrouble] = useState('');
  const [isBusy, setBusy] = useState(false);
  const navigate = useNavigate();
  const id = useId();
  async function begin(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const { title, category } = Object.fromEntries(new FormData(event.currentTarget));
    try {
      const { slug } = await ask<{ slug: string }>('/projects', { category, title });
      void renewProjects();
      navigate(`/projects/${slug}`);
    } catch (error) {
      setTrouble((error as Error).message);
      setBusy(false);
    }
  }
  return (
    <Dialog title="New project" onClose={onClose}>
      <form id={id} className="project-new" onSubmit={(event) => void begin(event)}>
        <label className="field">
          <span>{FACT_LABELS.title}</span>
          <input name="title" required autoComplete="off" autoFocus />
        </label>
        <fieldset className="project-kinds">
          <legend className="visually-hidden">Kind</legend>
          {groups.map(({ key, title }, index) => (
            <label key={key} className="check">
              <input
                type="radio"
                name="category"
                value={key}
                defaultChecked={index === groups.length - 1}
              />
              {title}
            </label>
          ))}
        </fieldset>
        <p className="hint">It stays hidden until you put it on the site.</p>
        <p className="trouble" role="alert">
          {trouble}
        </p>
      </form>
      <form method="dialog" className="actions">
        <button type="submit" form={id} className="button low" aria-disabled={isBusy}>
          Create the project
        </button>
        <button type="submit" className="button low quiet">
          Cancel
        </button>
      </form>
    </Dialog>
  );
}
