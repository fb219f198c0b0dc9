/** The kept versions, each of which can be published again. */
import { useState } from 'react';
import type { Version } from '#contract/desk/publishing.ts';
import { ask } from '../../api.ts';
import { Confirm } from '../../parts/confirm.tsx';
import { useNow, useStudio } from '../../parts/studio.ts';
import { renew } from './use-publishing.ts';

export function Versions({
  versions,
  isBusy,
  hasChanges,
  onBack,
}: {
  versions: readonly Version[];
  isBusy: boolean;
  /** Whether something is not published yet. */
  hasChanges: boolean;
  onBack: () => void;
}) {
  const { times } = useStudio();
  const now = useNow();
  const [trouble, setTrouble] = useState('');
  const [announcement, announce] = useState('');
  const [asked, setAsked] = useState<Version | null>(null);
  // Until the list is updated: a second click would request the version that is already live.
  const [isGoing, setGoing] = useState(false);
  async function goBack({ id, at }: Version) {
    setTrouble('');
    announce('');
    setGoing(true);
    try {
      await ask('/publishing/back', { id });
      await renew();
      announce(`The version of ${times.dayTimeInside(at, now)} is live.`);
      onBack();
    } catch (error) {
      setTrouble((error as Error).message);
      await renew();
    }
    setGoing(false);
  }
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
                  It shows pictures that were removed since, so it cannot be restored.
                </p>
              )}
              {version.canGoBack && (
                <button
                  type="button"
                  className="underlined"
                  disabled={isBusy || isGoing}
                  aria-label={`Go back to this: the version of ${times.dayTimeInside(version.at, now)}`}
                  onClick={() => setAsked(version)}
                >
                  Go back to this
                </button>
              )}
            </div>
          </li>
        ))}
      </ul>
      <p className="trouble" role="alert">
        {trouble}
      </p>
      <p role="status">{announcement}</p>
      {asked && (
        <Confirm
          title={`Go back to the version of ${times.dayTimeInside(asked.at, now)}?`}
          yes="Go back"
          no="Keep the site as it is"
          onYes={() => goBack(asked)}
          onClose={() => setAsked(null)}
        >
          <p className="hint">{asked.what}</p>
          <p>
            Visitors see its words and pictures a second later. The version that is live now stays
            in this list.
          </p>
          <p>
            {hasChanges
              ? 'The desk keeps the texts and pictures that it has now: everything in which that version differs from them is then listed as a change.'
              : 'The desk shows the words and pictures of that version, too.'}
          </p>
        </Confirm>
      )}
      <p className="hint">
        Going back changes words and pictures, never enquiries. Pictures, plans and films that you
        take off the site are deleted from all versions at the next publish. Backups that were made
        before still hold them.
      </p>
    </section>
  );
}
