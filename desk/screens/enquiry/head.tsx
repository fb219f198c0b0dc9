/** The visitor's name, the page of the form, and the time left to reply. */
import type { Enquiry } from '#contract/desk/enquiries.ts';
import { isolateDirection } from '#contract/text.ts';
import { BY_TELEPHONE } from '../../messages/en.ts';
import { capital, say } from '../../messages/message.ts';
import { useStudio } from '../../parts/studio.ts';
import { duration } from '../../times.ts';

/** "Contact" of "/contact", "Home" of "/". */
const pageName = (path: string) =>
  capital(path.replace(/^.*\//s, '').replaceAll('-', ' ')) || 'Home';

interface HeadProps {
  readonly enquiry: Enquiry;
  readonly now: number;
}

export function Head({ enquiry, now }: HeadProps) {
  const { times } = useStudio();
  const { name, state, dueAt, what, receivedAt, page, project, enteredBy } = enquiry;
  const written = times.dayTimeInside(receivedAt, now);
  const isLate = dueAt < now;
  return (
    <>
      <div className="name">
        <h1>
          <bdi>{name}</bdi>
        </h1>
        {state === 'new' && (
          <b className={isLate ? 'hour late phone' : 'hour phone'}>
            {isLate ? `${duration(now - dueAt)} late` : `${duration(dueAt - now)} left`}
          </b>
        )}
      </div>
      <p className="about">
        {enteredBy !== null ? (
          say(BY_TELEPHONE.entered, { what, name: isolateDirection(enteredBy), time: written })
        ) : (
          <>
            {what}. Written {written}
            {page && (
              <>
                , on the page{' '}
                <a className="underlined" href={page}>
                  {project ?? pageName(page)}
                </a>
              </>
            )}
            .
          </>
        )}
      </p>
    </>
  );
}

/** The time left, beside the message on wide screens. */
export function DueTime({ enquiry: { state, dueAt }, now }: HeadProps) {
  if (state !== 'new') return null;
  const isLate = dueAt < now;
  return (
    <div className="due wide">
      <span>{isLate ? 'Past the promised time' : 'Time left to reply'}</span>
      <b className={isLate ? 'hour late' : 'hour'}>{duration(Math.abs(dueAt - now))}</b>
    </div>
  );
}
