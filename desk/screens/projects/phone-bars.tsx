/** What stands above and below the sheet on a phone. */
import { Link } from 'react-router';
import type { Photo } from '#server/desk/photos/wire.ts';
import { Plus } from './plus.tsx';

interface TopProps {
  readonly isOne: boolean;
  readonly count: number;
  readonly missing: number;
  readonly onAll: () => void;
}

export const PhoneTop = ({ isOne, count, missing, onAll }: TopProps) => (
  <div className="project-top">
    {isOne ? (
      <>
        <button type="button" className="underlined" onClick={onAll}>
          All {count}
        </button>
        <span>{missing > 0 ? `${missing} still to describe` : 'All are described'}</span>
      </>
    ) : (
      <>
        <Link className="underlined" to="/projects">
          All projects
        </Link>
        <button
          type="button"
          className="underlined"
          onClick={() => {
            const facts = document.querySelector('.two-fields');
            facts?.scrollIntoView({ block: 'center' });
            facts?.querySelector('textarea')?.focus({ preventScroll: true });
          }}
        >
          Facts
        </button>
      </>
    )}
  </div>
);

interface BarProps {
  readonly isOne: boolean;
  readonly photos: readonly Photo[];
  readonly missing: number;
  readonly nextMissing: string | undefined;
  readonly placeOf: (file: string) => number;
  readonly onPhotos: () => void;
  readonly onDescribe: (file: string | undefined) => void;
  readonly onAll: () => void;
}

export function PhoneBar(props: BarProps) {
  const { isOne, photos, missing, nextMissing, placeOf, onPhotos, onDescribe, onAll } = props;
  const next = photos.find(({ file }) => file === nextMissing);
  return (
    <div className="project-bar">
      <button type="button" className="button quiet" onClick={isOne ? onAll : onPhotos}>
        {isOne ? (
          'Later'
        ) : (
          <>
            <Plus /> Camera roll
          </>
        )}
      </button>
      {next ? (
        <button type="button" className="button" onClick={() => onDescribe(next.file)}>
          {isOne
            ? `Next: ${placeOf(next.file)}, ${next.room.value || 'no room yet'}`
            : `Describe ${missing}`}
        </button>
      ) : (
        isOne && (
          <button type="button" className="button" onClick={onAll}>
            Done
          </button>
        )
      )}
    </div>
  );
}
