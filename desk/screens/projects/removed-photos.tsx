/** Removed pictures, which can be restored. */
import { PHOTO_LABELS } from '#contract/desk/photos.ts';
import type { ProjectView } from '#contract/desk/projects.ts';
import { ask } from '../../api.ts';
import { askSaved } from '../../keep/ask-saved.ts';
import { keeper } from '../../keep/keep.ts';
import { PROJECTS } from '../../messages/en.ts';
import { say } from '../../messages/message.ts';
import { ErrorMessage } from '../../parts/announcements.tsx';
import { RemovedList } from '../../parts/removed-list.tsx';
import { useAttempt } from '../../parts/use-attempt.ts';
import { changeProject, photoPath, renewProjects } from './use-projects.ts';

export const putPhotoBack = (slug: string, file: string) =>
  ask(`${photoPath(slug, file)}/back`, {}).then(() => renewProjects(slug));

/** Resolves when it is removed. @param name as the removed pictures show it */
export async function removePhoto(slug: string, file: string, name: string) {
  const path = photoPath(slug, file);
  // Otherwise a description that is being typed is missing when the picture is restored.
  await askSaved(path, undefined, 'DELETE');
  for (const field of Object.keys(PHOTO_LABELS)) keeper.discard(`${path}/${field}`);
  changeProject(slug, (now) => ({
    ...now,
    photos: now.photos.filter((photo) => photo.file !== file),
    removed: [{ file, name }, ...now.removed],
  }));
  void renewProjects(slug);
}

export function RemovedPhotos({ view: { slug, removed } }: { readonly view: ProjectView }) {
  const { error, attempt } = useAttempt();
  if (removed.length === 0) return null;
  return (
    <details className="photos-removed">
      <summary>{say(PROJECTS.removed, { count: removed.length })}</summary>
      <RemovedList
        removed={removed.map(({ file, name }) => ({ id: file, name }))}
        onRestore={(file) => void attempt(() => putPhotoBack(slug, file))}
      />
      <ErrorMessage>{error}</ErrorMessage>
    </details>
  );
}
