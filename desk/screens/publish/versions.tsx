/** The kept versions, each of which can be published again. */
import { useState } from 'react';
import type { Version } from '#contract/desk/publishing.ts';
import { ask } from '../../api.ts';
import { ErrorMessage } from '../../parts/announcements.tsx';
import { TextButton } from '../../parts/buttons.tsx';
import { useNow, useStudio } from '../../parts/studio.ts';
import { useAttempt } from '../../parts/use-attempt.ts';
import { ConfirmGoBack } from './ask-going-back.tsx';
import { refreshPublishing } from './use-publishing.ts';

export function Versions({
  versions,
  isBuilding,
  hasChanges,
  onBack,
}: {
  versions: readonly Version[];
  isBuilding: boolean;
  /** Whether there are unpublished changes. */
  hasChanges: boolean;
  onBack: () => void;
}) {
  const { times } = useStudio();
  const now = useNow();
  // Busy until the list is updated: a second click would request the version that is already live.
  const { error, isBusy, attempt } = useAttempt({ after: refreshPublishing });
  const [announcement, announce] = useState('');
  const [versionToConfirm, setAsked] = useState<Version | null>(null);
  async function goBack({ id, at }: Version) {
    announce('');
    if (!(await attempt(() => ask('/publishing/back', { id })))) return;
    announce(`The version of ${times.dayTimeInside(at, now)} is live.`);
    onBack();
  }
  const look = ({ id }: Version) =>
    attempt(async () => {
      await ask('/publishing/versions/look', { id });
      location.assign('/');
    });
  return (
    <section className="versions" aria-labelledby="versions">
      <h2 id="versions">Versions</h2>
      <ul>
        {versions.map((version) => (
          <li key={version.id} aria-current={version.isCurrent || undefined}>
            <time dateTime={new Date(version.at).toISOString()}>
              {times.dayTime(version.at, now)}
            </time>
            <div>
              <p>{version.what}</p>
              {version.by && <p className="hint">by {version.by}</p>}
              {version.isCurrent && <p className="hint">live now</p>}
              {version.hasWithdrawn && (
                <p className="hint">
                  This version shows a picture, plan or film that has been removed since then, so
                  you cannot go back to it.
                </p>
              )}
              {version.canLook && (
                <TextButton
                  disabled={isBusy}
                  aria-label={`View this version: ${times.dayTimeInside(version.at, now)}`}
                  onClick={() => void look(version)}
                >
                  View this version
                </TextButton>
              )}
              {version.canGoBack && (
                <TextButton
                  disabled={isBuilding || isBusy}
                  aria-label={`Go back to this version: ${times.dayTimeInside(version.at, now)}`}
                  onClick={() => setAsked(version)}
                >
                  Go back to this version
                </TextButton>
              )}
            </div>
          </li>
        ))}
      </ul>
      <ErrorMessage>{error}</ErrorMessage>
      <p role="status">{announcement}</p>
      {versionToConfirm && (
        <ConfirmGoBack
          {...{ version: versionToConfirm, hasChanges }}
          onYes={() => goBack(versionToConfirm)}
          onClose={() => setAsked(null)}
        />
      )}
      <p className="hint">
        Going back changes texts and pictures, never enquiries. Pictures, plans and films that a new
        version no longer shows are deleted from all older versions when it is published. Backups
        that were made before still hold them.
      </p>
    </section>
  );
}
