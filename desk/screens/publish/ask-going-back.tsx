/** The confirmation before an older version goes live again: what changes on the site, and what happens to the draft. */
import type { Version, VersionChanges } from '#contract/desk/publishing.ts';
import { useResponse } from '../../api.ts';
import { GOING_BACK } from '../../messages/en.ts';
import { say } from '../../messages/message.ts';
import { ErrorMessage } from '../../parts/announcements.tsx';
import { Confirm } from '../../parts/confirm.tsx';
import { useNow, useStudio } from '../../parts/studio.ts';

const SHOWN = 8;

interface Props {
  readonly version: Version;
  /** Whether there are unpublished changes. */
  readonly hasChanges: boolean;
  readonly onYes: () => Promise<unknown>;
  readonly onClose: () => void;
}

export function ConfirmGoBack({ version: { id, at }, hasChanges, onYes, onClose }: Props) {
  const { times } = useStudio();
  const now = useNow();
  const path = `/publishing/versions/${encodeURIComponent(id)}/changes`;
  // The site or the content may have changed by now.
  const { data, error } = useResponse<VersionChanges>(['going-back', id], path, { gcTime: 0 });
  const more = (data?.changes.length ?? 0) - SHOWN;
  return (
    <Confirm
      title={say(GOING_BACK.title, { time: times.dayTimeInside(at, now) })}
      yes={GOING_BACK.yes}
      no={GOING_BACK.no}
      onYes={onYes}
      onClose={onClose}
    >
      <p>{data?.changes.length === 0 ? GOING_BACK.same : GOING_BACK.changes}</p>
      <ul className="sentences" aria-busy={!data && !error}>
        {data?.changes.slice(0, SHOWN).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        {more > 0 && <li>{say(GOING_BACK.more, { count: more })}</li>}
      </ul>
      <ErrorMessage>{error?.message}</ErrorMessage>
      <p>{GOING_BACK.stays}</p>
      <p>{hasChanges ? GOING_BACK.draftStays : GOING_BACK.draftFollows}</p>
    </Confirm>
  );
}
