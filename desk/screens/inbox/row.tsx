/** One enquiry in the list: a link over the whole row. */

import { Link } from 'react-router';
import type { InboxItem } from '#contract/desk/enquiries.ts';
import { LIST_NAMES } from '#contract/lists.ts';
import { isolateDirection } from '#contract/text.ts';
import { BY_TELEPHONE, INBOX, SPAM_REASONS } from '../../messages/en.ts';
import { joinWithCommas, say } from '../../messages/message.ts';
import { Arch } from '../../parts/drawings.tsx';
import { useStudio } from '../../parts/studio.ts';
import { duration } from '../../times.ts';

/** New until it is read; then its state. */
function stateWord({ state, isSeen, hasDraft, mailError }: InboxItem): string {
  const word = state === 'new' && isSeen ? 'Read' : LIST_NAMES[state];
  return [word, hasDraft && 'reply started', mailError && 'email failed']
    .filter(Boolean)
    .join(', ');
}

function mailErrorText({ mailError }: InboxItem): string {
  if (!mailError) return '';
  return mailError.to === 'visitor'
    ? `Email failed: ${mailError.why}. Call, or send again.`
    : `Not emailed to the studio: ${mailError.why}. It is stored here.`;
}

interface RowProps {
  readonly item: InboxItem;
  readonly now: number;
  /** Recently dealt with: one line, in grey. */
  readonly isQuiet: boolean;
  /** Query of the list, for the links to the previous and the next enquiry. */
  readonly query: string;
}

export function Row({ item, now, isQuiet, query }: RowProps) {
  const { me, times } = useStudio();
  const { id, name, what, form, project, excerpt, enteredBy } = item;
  const { state, isSeen, dueAt, receivedAt, answeredAt } = item;
  const isNew = state === 'new' && !isSeen;
  const isLate = state === 'new' && dueAt < now;
  const isReminded = item.remindAt !== null && item.remindAt <= now;
  const { assignedTo, leftBy } = item;
  const tasks = joinWithCommas([
    assignedTo !== null &&
      (assignedTo.id === me.id
        ? INBOX.assignedToMe
        : say(INBOX.assignedTo, { name: isolateDirection(assignedTo.name) })),
    leftBy !== null && say(INBOX.leftBy, { name: isolateDirection(leftBy) }),
    item.remindAt !== null &&
      say(isReminded ? INBOX.reminderDue : INBOX.reminderAt, {
        time: times.dayTimeInside(item.remindAt, now),
      }),
  ]);
  const when = () => {
    if (state === 'spam')
      return {
        main: LIST_NAMES.spam,
        more: (item.spamReason && SPAM_REASONS[item.spamReason]?.short) ?? '',
      };
    if (item.mailError)
      return {
        main: `Failed ${times.clock(item.mailError.at)}`,
        more: times.dayInside(item.mailError.at, now),
      };
    if (state !== 'new')
      return {
        main: `Dealt with ${times.dayTimeInside(answeredAt ?? receivedAt, now)}`,
        more: times.came(receivedAt, now),
      };
    return {
      main: times.dayTime(dueAt, now),
      more: isLate ? `${duration(now - dueAt)} late` : times.came(receivedAt, now),
    };
  };
  const { main, more } = when();
  const kind = [
    'row',
    isNew && 'new',
    isQuiet && 'quiet',
    (isLate || item.mailError) && 'is-late',
    state !== 'new' && 'done',
    state === 'spam' && 'spam',
  ];
  return (
    <li>
      <Link
        to={`/enquiry/${id}${query ? `?${query}` : ''}`}
        className={kind.filter(Boolean).join(' ')}
        data-row={id}
      >
        <span className="sign">{state === 'new' && <Arch isFilled={isNew} />}</span>
        <span className="who">
          <b>
            <bdi>{name}</bdi>
          </b>
          <span>{stateWord(item)}</span>
        </span>
        <span className="what">
          {what}
          <span>
            <bdi>
              {enteredBy ? say(BY_TELEPHONE.enteredBy, { name: enteredBy }) : (project ?? form)}
            </bdi>
          </span>
        </span>
        <span className="words">
          <span>
            <bdi>{excerpt || 'No message.'}</bdi>
          </span>
          {tasks && <small className={isReminded ? 'late' : undefined}>{tasks}</small>}
          {item.mailError && <em>{mailErrorText(item)}</em>}
        </span>
        <span className="when">
          <b>{main}</b>
          <span>{more}</span>
        </span>
      </Link>
    </li>
  );
}
