/** The projects, each with its plan, and the films of the site. */
import { useQuery } from '@tanstack/react-query';
import type { ProjectName } from '#server/desk/plan/wire.ts';
import { ask } from '../api.ts';
import { FilmsPanel } from './films/panel.tsx';
import { PlanPanel } from './plan/panel.tsx';
import '../styles/projects.css';

export function Projects() {
  const { data, error } = useQuery({
    queryKey: ['projects'],
    queryFn: () => ask<ProjectName[]>('/projects'),
  });
  if (error && !data) return <main className="alone">{error.message}</main>;
  return (
    <main className="room projects" id="main" tabIndex={-1} aria-busy={!data}>
      <title>Projects · Desk</title>
      <h1>Where each picture was taken</h1>
      <p className="hint">
        Pictures and facts of a project are still files in its folder of{' '}
        <code>content/projects</code>.
      </p>
      <ul>
        {data?.map(({ slug, title }) => (
          <li key={slug}>
            <PlanPanel slug={slug} title={title} />
          </li>
        ))}
      </ul>
      <FilmsPanel />
    </main>
  );
}
