/** What has changed since the last version, and the buttons that publish it. */
import { useState } from 'react';
import type { Publishing } from '#contract/desk/publishing.ts';
import { ask } from '../../api.ts';
import { keeper } from '../../keep/keep.ts';
import { PUBLISH } from '../../messages/en.ts';
import { say } from '../../messages/message.ts';
import { Confirm } from '../../parts/confirm.tsx';
import { useNow, useStudio } from '../../parts/studio.ts';
import { Changes } from './changes.tsx';
import { endedWord } from './sentences.ts';
import { useIsUnsaved } from './unsaved.tsx';
import { renew } from './use-publishing.ts';

/** The unpublished changes, with the buttons that publish them. `onOpen` shows the result of the last build. */
export function Draft({ data, onOpen }: { data: Publishing; onOpen: (id: string) => void }) {
  const { times } = useStudio();
  const now = useNow();
  const isUnsaved = useIsUnsaved();
  const { changes, liveSince, preview, cannot, ended } = data;
  const time =
    liveSince !== null &&
    (times.daysBetween(liveSince, now) === 0
      ? times.clock(liveSince)
      : times.dayInside(liveSince, now));
  const count = changes.length;
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
      <p className="lead">{cannot ?? 'They are saved here. The site does not show them yet.'}</p>
      {preview?.isFresh && (
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
          {`${endedWord(ended)} `}
          <button type="button" className="underlined" onClick={() => onOpen(ended.id)}>
            Details
          </button>
        </p>
      )}
      <Changes changes={changes} day="Current state" />
      {!cannot && <PublishButtons data={data} />}
    </>
  );
}

interface PublishButtonsProps {
  readonly data: Publishing;
  readonly again?: boolean;
  readonly onLeave?: () => void;
}

/** The buttons for the unpublished changes. `again`: after a build that did not finish. */
export function PublishButtons({ data, again = false, onLeave }: PublishButtonsProps) {
  const [trouble, setTrouble] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [isAsking, askFirst] = useState(false);
  const fresh = data.preview?.isFresh ? data.preview : null;
  async function run(path: string, body: unknown, then?: () => void) {
    setTrouble('');
    setBusy(true);
    try {
      // What was typed a moment ago belongs to it.
      await keeper.flush();
      await ask(path, body);
      then?.();
    } catch (error) {
      setTrouble((error as Error).message);
    }
    await renew();
    setBusy(false);
  }
  const build = (isToPublish: boolean) => run('/publishing/build', { isToPublish });
  const look = () => run('/publishing/look', { id: fresh?.id }, () => location.assign('/'));
  const publish = () => (fresh ? run('/publishing/publish', { id: fresh.id }) : build(true));
  const count = data.changes.length;
  if (data.changes.length === 0 && !again) return null;
  return (
    <div className="end">
      <p className="trouble" role="alert">
        {trouble}
      </p>
      <button
        type="button"
        className="button"
        disabled={isBusy || data.changes.length === 0}
        onClick={() => void publish()}
      >
        {again ? 'Publish again' : say(PUBLISH.publish, { count })}
      </button>
      <button
        type="button"
        className="button quiet"
        disabled={isBusy || data.changes.length === 0}
        onClick={() => void (fresh ? look() : build(false))}
      >
        {fresh ? 'Open the preview' : 'Preview'}
      </button>
      {onLeave ? (
        <button type="button" className="underlined" onClick={onLeave}>
          Go to the changes
        </button>
      ) : (
        <button type="button" className="underlined" onClick={() => askFirst(true)}>
          Discard all
        </button>
      )}
      <p className="hint">
        {fresh
          ? 'Only people with access to the desk see it.'
          : 'Takes under a minute. The site stays online.'}
      </p>
      {isAsking && (
        <Confirm
          title={say(PUBLISH.discard, { count })}
          yes="Discard"
          no="Keep"
          onYes={() => run('/publishing/discard', {})}
          onClose={() => askFirst(false)}
        >
          <p>
            All changes made here since the last published version are discarded. The site does not
            change.
          </p>
        </Confirm>
      )}
    </div>
  );
}
