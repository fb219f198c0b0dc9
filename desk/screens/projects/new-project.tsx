/** Creates a project with a kind and a name; it is hidden at first. Typed values stay until it is created or discarded. */
import { useId } from 'react';
import { useNavigate } from 'react-router';
import { PROJECT_LABELS, type ProjectGroup } from '#contract/desk/projects.ts';
import { ask } from '../../api.ts';
import { PROJECTS } from '../../messages/en.ts';
import { ErrorMessage } from '../../parts/announcements.tsx';
import { LowButton, LowQuietButton, TextButton } from '../../parts/buttons.tsx';
import { Check } from '../../parts/check.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { FormField } from '../../parts/form-field.tsx';
import { useKeptForm } from '../../parts/use-kept-form.ts';
import { projectPath, renewProjects } from './use-projects.ts';

interface NewProjectProps {
  readonly groups: readonly Pick<ProjectGroup, 'key' | 'title'>[];
  readonly onClose: () => void;
}

export function NewProject({ groups, onClose }: NewProjectProps) {
  const navigate = useNavigate();
  const id = useId();
  const kindFault = useId();
  const kept = useKeptForm({
    path: '/projects#new',
    saved: { title: '', category: groups.at(-1)?.key ?? '' },
    about: { label: PROJECTS.fresh, screen: '/projects' },
    send: async (typed) => {
      try {
        return await ask<{ slug: string }>('/projects', typed);
      } finally {
        // A kind may have been removed in the meantime.
        void renewProjects();
      }
    },
    onSaved: ({ slug }) => navigate(projectPath(slug)),
  });
  const { value, write, faults, error } = kept;
  return (
    <Dialog title={PROJECTS.fresh} onClose={onClose}>
      <form id={id} className="project-new" {...kept.form}>
        <FormField
          label={PROJECT_LABELS.title}
          value={value.title}
          fault={faults.title}
          takesFocus
          onChange={(title) => write({ title })}
        />
        <div
          className="project-kinds"
          role="radiogroup"
          aria-label="Kind of project"
          tabIndex={-1}
          aria-describedby={kindFault}
          aria-invalid={faults.category ? true : undefined}
        >
          {groups.map(({ key, title }) => (
            <Check
              key={key}
              type="radio"
              name="category"
              value={key}
              checked={value.category === key}
              onChange={() => write({ category: key })}
            >
              {title}
            </Check>
          ))}
          <ErrorMessage id={kindFault}>{faults.category}</ErrorMessage>
        </div>
        <p className="hint">The project stays hidden until you switch it to “Shown”.</p>
        <ErrorMessage>{error}</ErrorMessage>
      </form>
      <form method="dialog" className="actions">
        <LowButton type="submit" form={id} aria-disabled={kept.isBusy}>
          Create the project
        </LowButton>
        <LowQuietButton type="submit">Close</LowQuietButton>
        {kept.isKept && <TextButton onClick={kept.discard}>Discard</TextButton>}
      </form>
    </Dialog>
  );
}
