/** Uploads in progress, and those that need attention; hidden if there are none. */
import { PROJECTS } from '../../messages/en.ts';
import { say } from '../../messages/message.ts';
import { Announcement } from '../../parts/announcements.tsx';
import { TextButton } from '../../parts/buttons.tsx';
import { WAITING } from '../../until-answered.ts';
import { tally } from './row-texts.ts';
import { dismissUpload, isUnderWay, stopUploads, tryAgain, type Upload } from './uploads.ts';

interface TrayProps {
  readonly slug: string;
  readonly uploads: readonly Upload[];
  readonly placeOf: (file: string) => number | null;
  readonly onSee: (file: string) => void;
}

export function Tray({ slug, uploads, placeOf, onSee }: TrayProps) {
  const underWay = uploads.filter(isUnderWay).length;
  const wait = uploads.find((each) => each.wait)?.wait;
  const refused = uploads.filter(({ state }) => state === 'refused');
  const done = uploads.filter(({ state }) => state === 'done');
  const noted = done.filter(({ notes }) => notes.length > 0);
  const part = uploads.reduce((sum, { part, state }) => sum + (state === 'refused' ? 1 : part), 0);
  const isShown = underWay > 0 || refused.length > 0 || noted.length > 0;
  const counts = tally(done.length, underWay, refused.length);
  return (
    <>
      {isShown && (
        <section className="tray" aria-label="Photo uploads">
          <div className="tray-count">
            <span>
              <b>{say(PROJECTS.fromDevice, { count: uploads.length })}</b> {counts}.
            </span>
            {underWay > 0 ? (
              <TextButton onClick={() => stopUploads(slug)}>Stop</TextButton>
            ) : (
              <TextButton
                onClick={() => {
                  for (const { id } of uploads) dismissUpload(id);
                }}
              >
                Close
              </TextButton>
            )}
          </div>
          {underWay > 0 && (
            <>
              <div className="tray-bar" aria-hidden="true">
                <i style={{ width: `${(part / uploads.length) * 100}%` }} />
              </div>
              {wait ? (
                <p className="late">{WAITING[wait]} Keep this browser tab open.</p>
              ) : (
                <p className="hint">
                  You can use the rest of the desk meanwhile. Keep this browser tab open until all
                  photos are uploaded.
                </p>
              )}
            </>
          )}
          <ul>
            {refused.map(({ id, name, notes }) => (
              <li key={id}>
                <span>{name}</span>
                <span className="late">Refused: {notes.join(' ')}</span>
                <TextButton onClick={() => tryAgain(id)}>
                  Try again<span className="visually-hidden"> {name}</span>
                </TextButton>
                <TextButton onClick={() => dismissUpload(id)}>
                  Remove<span className="visually-hidden"> {name}</span>
                </TextButton>
              </li>
            ))}
            {noted.map(({ id, name, notes, became }) => {
              const n = became === null ? null : placeOf(became);
              return (
                <li key={id}>
                  <span>{name}</span>
                  <span>
                    {notes.join(' ')} {n !== null && `It is picture ${n}.`}
                  </span>
                  {became !== null && n !== null && (
                    <TextButton
                      onClick={() => {
                        dismissUpload(id);
                        onSee(became);
                      }}
                    >
                      Show picture {n}
                    </TextButton>
                  )}
                </li>
              );
            })}
          </ul>
        </section>
      )}
      <Announcement>
        {underWay > 0
          ? wait
            ? WAITING[wait]
            : say(PROJECTS.uploading, { count: uploads.length })
          : uploads.length > 0 && `All done: ${counts}.`}
      </Announcement>
    </>
  );
}
