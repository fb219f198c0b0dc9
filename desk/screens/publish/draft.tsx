/** The changes since the last version. */
import { useState } from 'react';
import type { Publishing } from '#contract/desk/publishing.ts';
import { PUBLISH } from '../../messages/en.ts';
import { say } from '../../messages/message.ts';
import { TextButton } from '../../parts/buttons.tsx';
import { useNow, useStudio } from '../../parts/studio.ts';
import { Changes } from './changes.tsx';
import { excludedChanges, PublishButtons } from './publish-buttons.tsx';
import { failedBuildText } from './sentences.ts';
import type { TakeBack } from './take-back.tsx';
import { useIsUnsaved } from './unsaved.tsx';

interface DraftProps {
  readonly data: Publishing;
  /** Shows the result of the last build. */
  readonly onOpen: (id: string) => void;
  readonly back: TakeBack;
}

/** The unpublished changes, with the buttons that publish them. */
export function Draft({ data, onOpen, back }: DraftProps) {
  const { times } = useStudio();
  const now = useNow();
  const isUnsaved = useIsUnsaved();
  const { changes, waiting, liveSince, preview, cannot, ended } = data;
  const time =
    liveSince !== null &&
    (times.daysBetween(liveSince, now) === 0
      ? times.clock(liveSince)
      : times.dayInside(liveSince, now));
  const count = changes.length;
  const [chosenLeft, setLeft] = useState(() =>
    excludedChanges(data, data.preview?.isFresh ? data.preview.groups : null),
  );
  // Groups that were taken back or published in the meantime are no longer left out.
  const left = chosenLeft.intersection(new Set(changes.map(({ group }) => group.id)));
  const leave = (group: string, isLeft: boolean) =>
    setLeft(new Set([...left].filter((one) => one !== group).concat(isLeft ? [group] : [])));
  if (count === 0)
    return (
      <>
        <h1>{isUnsaved ? 'No saved changes to publish' : 'No changes to publish'}</h1>
        <p className="lead">
          {cannot ??
            `The site already shows everything that is ${isUnsaved ? 'saved' : 'written'} here.`}
        </p>
      </>
    );
  return (
    <>
      <h1>{time ? say(PUBLISH.changesSince, { count, time }) : say(PUBLISH.changes, { count })}</h1>
      <p className="lead">{cannot ?? 'Saved here, not yet on the site.'}</p>
      {preview?.isFresh && preview.groups === null && (
        <p className="made" role="status">
          The preview from {times.clock(preview.at)} shows exactly these changes. Publishing it
          takes a second.
        </p>
      )}
      {preview && !preview.isFresh && (
        <p className="made" role="status">
          The preview from {times.clock(preview.at)} does not show the latest changes. Make a new
          one to see them.
        </p>
      )}
      {ended && ended.how !== 'live' && ended.how !== 'ready' && (
        <p className="made">
          {`${failedBuildText(ended)} `}
          <TextButton onClick={() => onOpen(ended.id)}>Details</TextButton>
        </p>
      )}
      <Changes
        {...{ changes, waiting, back }}
        left={left.union(new Set(waiting))}
        writers={data.writers}
        day="On the site now"
        onLeave={leave}
      />
      {!cannot && <PublishButtons data={data} left={left} />}
    </>
  );
}
