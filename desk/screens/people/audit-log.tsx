/** Activity at the desk, newest first. */
import { useState } from 'react';
import type { AuditLogPage } from '#contract/desk/people.ts';
import { useResponse } from '../../api.ts';
import { TextButton, TextLink } from '../../parts/buttons.tsx';
import { useStudio } from '../../parts/studio.ts';

export function AuditLog() {
  const { times } = useStudio();
  const [before, setBefore] = useState<readonly number[]>([]);
  const last = before.at(-1);
  const path = `/audit-log${last ? `?before=${last}` : ''}`;
  const { data } = useResponse<AuditLogPage>(['audit-log', last], path, {
    placeholderData: (previous) => previous,
  });
  if (!data) return null;
  const now = Date.now();
  const oldest = data.isMore && data.entries.at(-1);
  return (
    <section aria-labelledby="activity">
      <h2 id="activity">Activity</h2>
      <ol className="audit-log">
        {data.entries.map(({ id, at, who, what, detail, reference }) => (
          <li key={id}>
            <time dateTime={new Date(at).toISOString()}>{times.dayTime(at, now)}</time>
            <span>
              <bdi>
                <b>{who}</b>
              </bdi>{' '}
              {what} {detail && <bdi>{times.inText(detail)}</bdi>}
            </span>
            {reference && <TextLink to={`/enquiry/${reference}`}>{reference}</TextLink>}
          </li>
        ))}
      </ol>
      {oldest && (
        <TextButton className="strong" onClick={() => setBefore([...before, oldest.id])}>
          Earlier
        </TextButton>
      )}
    </section>
  );
}
