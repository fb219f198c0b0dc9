/** Messages of the inbox and of an enquiry: reminder, assignment, calls, spam. */
import { CALL_LABELS, type SpamReason } from '#contract/desk/enquiries.ts';

export const INBOX = {
  dueToday: {
    one: '{Number} reply is due by {hour}',
    other: '{Number} replies are due by {hour}',
  },
  dueLater: { one: '{Number} reply is due {day}', other: '{Number} replies are due {day}' },
  late: { one: '{Number} reply is late', other: '{Number} replies are late' },
  moreLate: { one: '{number} more is late', other: '{number} more are late' },
  mailFailed: { zero: '', one: 'one email failed', other: '{count} emails failed' },
  reminders: { zero: '', one: '{number} reminder is due', other: '{number} reminders are due' },
  both: '{first}, and {second}.',
  noneDueToday: 'No replies due today',
  none: 'No enquiries yet',
  allAnswered: 'No enquiry needs a reply',
  lastAnswer: 'last enquiry dealt with {time}',
  headingLate: 'Late, or email failed',
  headingReminders: 'Reminders due',
  reminderAt: 'Reminder {time}',
  reminderDue: 'Reminder due since {time}',
  assignedTo: 'For {name}',
  assignedToMe: 'For you',
  leftBy: 'Not assigned: {name} no longer has access',
  mine: 'Mine',
  propertyType: 'Property type',
  anyType: 'Any property type',
  withoutType: { Question: 'No type: a question', Enquiry: 'Type not known' },
  headingBy: 'By {time}',
  headingToday: 'Today',
  headingWeek: 'Last seven days',
  dueCount: '{hour}, {count} due',
} as const;

export const ASSIGNEE = {
  label: 'Assigned to',
  nobody: 'Nobody',
  left: 'It was assigned to {name}, who no longer has access.',
} as const;

export const REMINDER = {
  label: 'Reminder',
  at: '{time}',
  due: 'Due since {time}',
  set: 'Set a reminder',
  change: 'Change',
  remove: 'Remove',
  removed: 'Reminder removed.',
  day: 'Day',
  time: 'Time, if any',
  noTime:
    'Without a time, the reminder is due when the studio opens. On a day when the studio is closed, it is due at the usual opening time.',
  save: 'Save the reminder',
  cancel: 'Cancel',
} as const;

export const BY_TELEPHONE = {
  title: 'Enquiry by telephone',
  enter: 'Add a call',
  about: `The enquiry is listed like any other. Nobody gets an email about it, unless you tick “${CALL_LABELS.confirms}” below.`,
  /** The form's choice “Above”. */
  above: 'Above (4BHK or larger)',
  unknown: 'Not known yet',
  cannotMail: 'The desk cannot send emails yet. The person who runs the server can set up sending.',
  save: 'Save the enquiry',
  discard: 'Discard',
  cancel: 'Cancel',
  kept: 'Kept in this browser until you save it.',
  enteredBy: 'by telephone, entered by {name}',
  entered: '{what}. By telephone, entered by {name} {time}.',
  noAddress: 'No email address is known. Call instead, then mark the enquiry as “In talks”.',
} as const;

/** By the reason that the relay stores: a short label for a row, and a sentence. */
export const SPAM_REASONS: Readonly<
  Record<SpamReason, { readonly short: string; readonly long: string }>
> = {
  honeypot: {
    short: 'filled in a hidden field',
    long: 'A field that only robots see was filled in.',
  },
  'duplicate text': {
    short: 'same text, other address',
    long: 'The same text came from other addresses on the same day.',
  },
  'filled too fast': {
    short: 'filled in too fast',
    long: 'It was filled in faster than a person can type.',
  },
  'marked at the desk': {
    short: 'marked by hand',
    long: 'Somebody at the desk marked it as spam.',
  },
};
