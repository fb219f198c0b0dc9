/** The projects in their order, with their pictures and what is still missing. */
import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ProjectList } from '#contract/desk/projects.ts';
import { ask } from '../../api.ts';
import { PROJECTS } from '../../messages/en.ts';
import { say } from '../../messages/message.ts';
import { Plus } from '../../parts/drawings.tsx';
import { LoadError } from '../../parts/load-error.tsx';
import { RemovedList } from '../../parts/removed-list.tsx';
import { SaveStatus } from '../../parts/save-status.tsx';
import { useUndo } from '../../parts/undo.tsx';
import { FilmsPanel } from '../films/panel.tsx';
import { Group } from './group.tsx';
import { Kinds } from './kinds/kinds.tsx';
import { NewProject } from './new-project.tsx';
import { projectPath, renewProjects, useProjects } from './use-projects.ts';
import '../../styles/projects/list.css';
import '../../styles/projects/parts.css';
import '../../styles/projects/phone.css';
import { ErrorMessage } from '../../parts/announcements.tsx';
import { Button } from '../../parts/buttons.tsx';
import { useAttempt } from '../../parts/use-attempt.ts';

export function Projects() {
  const { data, error, refetch } = useProjects();
  const [isNew, setNew] = useState(false);
  const undo = useRemoved();
  if (!data) return <LoadError what="The projects" error={error} onRetry={refetch} />;
  const { groups, removed } = data;
  const count = groups.reduce((sum, { projects }) => sum + projects.length, 0);
  return (
    <main className="page projects" id="main" tabIndex={-1}>
      <title>Projects · Desk</title>
      {undo}
      <div className="projects-head">
        <div>
          <h1>{say(PROJECTS.title, { count })}</h1>
          <p className="hint">
            {count === 0
              ? 'Start with a name, then add photos.'
              : 'Visitors see the projects in this order. Hidden projects are shown only here.'}
          </p>
        </div>
        <Button onClick={() => setNew(true)}>
          <Plus /> New project
        </Button>
      </div>
      {groups.map((group) => (
        <Group key={group.key} group={group} />
      ))}
      <Removed removed={removed} />
      <Kinds list={data} />
      <FilmsPanel />
      <footer className="projects-foot">
        <SaveStatus under="/projects/order#" />
        <p className="project-keys" id="order-keys">
          <span>
            <kbd>Space</kbd> picks up and drops
          </span>{' '}
          <span>
            <kbd>↑</kbd> <kbd>↓</kbd> move
          </span>{' '}
          <span>
            <kbd>Esc</kbd> cancels
          </span>
        </p>
      </footer>
      {isNew && <NewProject groups={groups} onClose={() => setNew(false)} />}
    </main>
  );
}

const putBack = (slug: string) =>
  ask(`${projectPath(slug)}/back`, {}).then(() => renewProjects(slug));

/** "Undo" after a project was removed on its own screen. */
function useRemoved() {
  const { toast, offer } = useUndo();
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const removed = (state as { removed?: { slug: string; title: string } } | null)?.removed;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each removed project
  useLayoutEffect(() => {
    if (!removed) return;
    const { slug, title } = removed;
    offer({ text: `${title} was removed.`, undo: () => putBack(slug) });
    navigate(pathname, { replace: true, state: null });
  }, [removed?.slug]);
  return toast;
}

function Removed({ removed }: Pick<ProjectList, 'removed'>) {
  const { error, attempt } = useAttempt();
  if (removed.length === 0) return null;
  return (
    <section className="projects-removed" aria-labelledby="removed">
      <h2 id="removed">Removed</h2>
      <RemovedList
        removed={removed.map(({ slug, title }) => ({ id: slug, name: title }))}
        onRestore={(slug) => void attempt(() => putBack(slug))}
      />
      <ErrorMessage>{error}</ErrorMessage>
    </section>
  );
}
