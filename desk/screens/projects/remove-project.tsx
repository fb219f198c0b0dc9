/** Removes a project at once; the list of projects offers undo. */
import { useNavigate } from 'react-router';
import { askSaved } from '../../keep/ask-saved.ts';
import { ErrorMessage } from '../../parts/announcements.tsx';
import { TextButton } from '../../parts/buttons.tsx';
import { useAttempt } from '../../parts/use-attempt.ts';
import { projectPath, renewProjects } from './use-projects.ts';

/** What happens to hidden and removed pictures and plans. */
const GOES =
  'When you hide or remove a project and then publish, its pictures and plan are deleted from the site and from all older versions. Copies remain in backups and with anyone who saved them.';

export function RemoveProject({ slug, title }: { readonly slug: string; readonly title: string }) {
  const { error, attempt } = useAttempt();
  const navigate = useNavigate();
  const remove = () =>
    attempt(async () => {
      // Otherwise text that is being typed is missing when the project is restored.
      await askSaved(projectPath(slug), undefined, 'DELETE');
      await navigate('/projects', { state: { removed: { slug, title } } });
      await renewProjects();
    });
  return (
    <div className="project-remove">
      <TextButton onClick={() => void remove()}>Remove this project</TextButton>
      <p className="hint">{GOES}</p>
      <ErrorMessage>{error}</ErrorMessage>
    </div>
  );
}
