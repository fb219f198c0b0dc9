/** Removed pictures, which can be restored. */
import type { ProjectView } from '#contract/desk/projects.ts';
import { ask } from '../../api.ts';
import { PROJECTS } from '../../messages/en.ts';
import { say } from '../../messages/message.ts';
import { ErrorMessage } from '../../parts/announcements.tsx';
import { TextButton } from '../../parts/buttons.tsx';
import { useAttempt } from '../../parts/use-attempt.ts';
import { photoPath, renewProjects } from './use-projects.ts';

export const putPhotoBack = (slug: string, file: string) =>
  ask(`${photoPath(slug, file)}/back`, {}).then(() => renewProjects(slug));

export function RemovedPhotos({ view: { slug, removed } }: { readonly view: ProjectView }) {
  const { error, attempt } = useAttempt();
  if (removed.length === 0) return null;
  return (
    <details className="photos-removed">
      <summary>{say(PROJECTS.removed, { count: removed.length })}</summary>
      <ul>
        {removed.map(({ file, name }) => (
          <li key={file}>
            <span>{name}</span>
            <TextButton onClick={() => void attempt(() => putPhotoBack(slug, file))}>
              Restore<span className="visually-hidden">: {name}</span>
            </TextButton>
          </li>
        ))}
      </ul>
      <ErrorMessage>{error}</ErrorMessage>
    </details>
  );
}
