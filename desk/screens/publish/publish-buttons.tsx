/** The buttons that publish the unpublished changes, now or later, preview them, or take them back. */
import { useState } from 'react';
import { LIBRARY_GROUP } from '#contract/desk/changes.ts';
import type { Publishing } from '#contract/desk/publishing.ts';
import { ask } from '../../api.ts';
import { keeper } from '../../keep/keep.ts';
import { PUBLISH, SET_TIME } from '../../messages/en.ts';
import { say } from '../../messages/message.ts';
import { ErrorMessage } from '../../parts/announcements.tsx';
import { Button, QuietButton, TextButton } from '../../parts/buttons.tsx';
import { Confirm } from '../../parts/confirm.tsx';
import { useStudio } from '../../parts/studio.ts';
import { useAttempt } from '../../parts/use-attempt.ts';
import { usualDurationText } from './sentences.ts';
import { SetTimeDialog } from './set-time.tsx';
import { refreshPublishing } from './use-publishing.ts';

/** The groups of changes that a build of `groups` (null: all) leaves out. */
export function excludedChanges({ changes }: Publishing, groups: readonly string[] | null) {
  const ids = changes.map(({ group }) => group.id);
  return new Set(groups ? ids.filter((id) => id !== LIBRARY_GROUP && !groups.includes(id)) : []);
}

interface PublishButtonsProps {
  readonly data: Publishing;
  /** Groups of changes that are left out now. */
  readonly left?: ReadonlySet<string>;
  /** What the last build was for, if it did not finish. */
  readonly again?: 'publish' | 'preview';
  readonly onLeave?: () => void;
}

const NONE: ReadonlySet<string> = new Set();
const isSame = (one: readonly string[] | null, other: readonly string[] | null) =>
  JSON.stringify(one?.toSorted() ?? null) === JSON.stringify(other?.toSorted() ?? null);

/** The buttons for the unpublished changes. */
export function PublishButtons({ data, again, onLeave, ...props }: PublishButtonsProps) {
  const left = new Set(data.waiting).union(props.left ?? NONE);
  const isOwner = useStudio().me.role === 'owner';
  const { error, isBusy, attempt } = useAttempt({ after: refreshPublishing });
  const [isAsking, askFirst] = useState(false);
  const [isSetting, setSetting] = useState(false);
  // If something is left out, the server adds the new pictures that are needed.
  const chosen = data.changes.filter(
    ({ group }) => !left.has(group.id) && (left.size === 0 || group.id !== LIBRARY_GROUP),
  );
  const isPart = chosen.length < data.changes.length;
  const groups = isPart ? [...new Set(chosen.map(({ group }) => group.id))] : null;
  const { preview, usualMs } = data;
  const fresh = preview?.isFresh && isSame(preview.groups, groups) ? preview : null;
  const run = (path: string, body: unknown, then?: () => void) =>
    attempt(async () => {
      // Includes what was just typed.
      await keeper.flush();
      await ask(path, body).then(then);
    });
  const build = (isToPublish: boolean) =>
    run('/publishing/build', { isToPublish, ...(groups && { groups }) });
  const look = () => run('/publishing/look', { id: fresh?.id }, () => location.assign('/'));
  const publish = () => (fresh ? run('/publishing/publish', { id: fresh.id }) : build(true));
  const all = data.changes.length;
  const count = chosen.length;
  const isForOwner = data.changes.every(({ group }) => data.waiting.includes(group.id));
  if (isForOwner && !again) return null;
  return (
    <div className="end">
      <ErrorMessage>{error}</ErrorMessage>
      <Button disabled={isBusy || count === 0} onClick={() => void publish()}>
        {again === 'publish'
          ? 'Publish again'
          : say(isPart ? PUBLISH.publishSome : PUBLISH.publish, { count, all })}
      </Button>
      <QuietButton
        disabled={isBusy || count === 0}
        onClick={() => void (fresh ? look() : build(false))}
      >
        {fresh ? 'Open the preview' : again === 'preview' ? 'Preview again' : 'Preview'}
      </QuietButton>
      {!again && !data.setTime && (
        <QuietButton disabled={isBusy || count === 0} onClick={() => setSetting(true)}>
          {SET_TIME.open}
        </QuietButton>
      )}
      {onLeave ? (
        <TextButton onClick={onLeave}>Go to the changes</TextButton>
      ) : (
        isOwner && <TextButton onClick={() => askFirst(true)}>Take back all</TextButton>
      )}
      <p className="hint">
        {fresh
          ? 'Only people with access to the desk see it.'
          : `${usualDurationText(usualMs)} The site stays online.`}
      </p>
      {isSetting && <SetTimeDialog {...{ count, groups }} onClose={() => setSetting(false)} />}
      {isAsking && (
        <Confirm
          title={say(PUBLISH.takeAllBack, { count: all })}
          yes="Take back"
          no="Keep"
          onYes={() => run('/publishing/discard', {})}
          onClose={() => askFirst(false)}
        >
          <p>
            All changes made here since the last published version are taken back. The site does not
            change. This cannot be undone.
          </p>
        </Confirm>
      )}
    </div>
  );
}
