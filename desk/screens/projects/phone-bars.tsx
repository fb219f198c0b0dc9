/** The bars above and below the sheet on a phone. */
import type { Photo } from '#contract/desk/photos.ts';
import type { ProjectView } from '#contract/desk/projects.ts';
import { PROJECTS } from '../../messages/en.ts';
import { say } from '../../messages/message.ts';
import { Button, QuietButton, TextButton, TextLink } from '../../parts/buttons.tsx';
import { Plus } from '../../parts/drawings.tsx';
import { ShortSaveStatus } from '../../parts/save-status.tsx';
import { nextOf, useMissingFields } from './use-chosen.ts';
import { valuesOf } from './use-projects.ts';

interface TopProps {
  readonly view: ProjectView;
  readonly isOne: boolean;
  readonly onAll: () => void;
}

function StillMissing({ view }: Pick<TopProps, 'view'>) {
  const files = view.photos.map(({ file }) => file);
  const missing = useMissingFields(view, files).length;
  return <span>{missing > 0 ? `${missing} still to describe` : 'All described'}</span>;
}

export const PhoneTop = ({ view, isOne, onAll }: TopProps) => (
  <div className="project-top">
    {isOne ? (
      <>
        <TextButton onClick={onAll}>All {view.photos.length}</TextButton>
        <ShortSaveStatus under={valuesOf(view.slug)} />
        <StillMissing view={view} />
      </>
    ) : (
      <>
        <TextLink to="/projects">All projects</TextLink>
        <ShortSaveStatus under={valuesOf(view.slug)} />
        <TextButton
          onClick={() => {
            const facts = document.querySelector('.two-fields');
            facts?.scrollIntoView({ block: 'center' });
            facts?.querySelector('textarea')?.focus({ preventScroll: true });
          }}
        >
          Project details
        </TextButton>
      </>
    )}
  </div>
);

interface BarProps extends TopProps {
  readonly chosen: Photo | null;
  readonly shown: readonly string[];
  readonly onPhotos: () => void;
  readonly onDescribe: (file: string | undefined) => void;
}

export function PhoneBar(props: BarProps) {
  const { view, isOne, chosen, shown, onPhotos, onDescribe, onAll } = props;
  const missing = useMissingFields(view, shown);
  const file = isOne ? nextOf(missing, shown, chosen?.file) : missing[0];
  const next = view.photos.find((photo) => photo.file === file);
  return (
    <div className="project-bar">
      {!isOne && (
        <QuietButton onClick={onPhotos}>
          <Plus /> Choose photos
        </QuietButton>
      )}
      {isOne && missing.length > 0 && <QuietButton onClick={onAll}>Later</QuietButton>}
      {next ? (
        <Button onClick={() => onDescribe(next.file)}>
          {isOne
            ? `Next: ${shown.indexOf(next.file) + 1}, ${next.room.value || 'room not chosen'}`
            : say(PROJECTS.describe, { count: missing.length })}
        </Button>
      ) : (
        isOne && <Button onClick={onAll}>Done</Button>
      )}
    </div>
  );
}
