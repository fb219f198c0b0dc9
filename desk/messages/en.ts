/**
 * Sentences of the desk that depend on a number, a time or a name, in English. `{number}` is a count in words, `{count}`
 * in digits; `one` and `other` are the plural forms of English (CLDR).
 */
export const LOCALE = 'en-GB';

export const NUMBERS: readonly string[] =
  'no one two three four five six seven eight nine ten'.split(' ');
/** By place, from the first. */
export const ORDINALS: readonly string[] =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');
/** Full hours of a day of twelve, with noon. */
export const HOURS: readonly string[] =
  'midnight one two three four five six seven eight nine ten eleven noon'.split(' ');

export const TIMES = {
  today: { alone: 'Today', inside: 'today' },
  yesterday: { alone: 'Yesterday', inside: 'yesterday' },
  tomorrow: { alone: 'Tomorrow', inside: 'tomorrow' },
  dayTime: '{day}, {time}',
  onDay: 'on {day}',
  cameNow: 'came just now',
  cameMinutes: 'came {count} min ago',
  cameAt: 'came {time}',
  cameOn: 'came {day} {time}',
  minutes: '{minutes} min',
  hours: '{hours} h',
  hoursMinutes: '{hours} h {minutes}',
  days: '{days} days',
  noon: 'noon',
  afternoon: '{hour} pm',
} as const;

export const INBOX = {
  dueToday: {
    one: '{Number} answer is due by {hour}',
    other: '{Number} answers are due by {hour}',
  },
  dueLater: { one: '{Number} answer is due {day}', other: '{Number} answers are due {day}' },
  late: { one: '{Number} answer is late', other: '{Number} answers are late' },
  moreLate: { one: '{number} more is late', other: '{number} more are late' },
  mailFailed: { zero: '', one: 'one mail failed', other: '{count} mails failed' },
  reminders: { zero: '', one: '{number} reminder is due', other: '{number} reminders are due' },
  both: '{first}, and {second}.',
  noneDueToday: 'No answers due today',
  none: 'No enquiries yet',
  allAnswered: 'All answered',
  lastAnswer: 'last answer {time}',
  headingLate: 'Late, or mail failed',
  headingReminders: 'Reminders due',
  reminderAt: 'Reminder {time}',
  reminderDue: 'Reminder due since {time}',
  assignedTo: 'For {name}',
  assignedToMe: 'For you',
  leftBy: 'For nobody: {name} no longer has access',
  mine: 'Mine',
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

export const TEMPLATES = {
  title: 'Templates for replies',
  about:
    'Texts that you insert into a reply. A name in braces is a gap: {first name} becomes the first name of the person who wrote. Gaps with other names, such as {date of visit}, are filled by hand before the reply is sent.',
  none: 'No templates yet',
  add: 'Add a template',
  name: 'Name',
  body: 'Text',
  gaps: 'Insert a gap',
  byHand: 'Filled by hand: {gaps}',
  save: 'Save the template',
  cancel: 'Cancel',
  discard: 'Discard',
  kept: 'Kept in this browser until you save it.',
  edit: 'Edit',
  up: 'Up',
  down: 'Down',
  remove: 'Remove',
  of: '{act} “{name}”',
  saved: '“{name}” is saved.',
  moved: '“{name}” is now number {place}.',
  removed: '“{name}” is removed.',
  removedMeanwhile:
    'Somebody else removed this template while you were writing. Your text can be saved as a new template.',
  changed: '{by} changed it meanwhile to:',
  somebody: 'Somebody else',
  insert: 'Insert a template',
  noneToInsert: 'No templates yet.',
  manage: 'Edit the templates',
  gapsLeft: { one: 'One gap to fill:', other: '{Number} gaps to fill:' },
  gapLeft: 'The reply still has the gap {gap}. Fill it, or remove it.',
} as const;

export const FILES = {
  label: 'Files',
  attach: 'Attach a photo or PDF',
  remove: 'Remove',
  removeOne: 'Remove {name}',
  uploading: 'Uploading, {percent} %',
  waiting: 'Waiting for the connection',
  cancel: 'Cancel the upload',
  notRemoved: 'The file “{name}” may still be attached. {why}',
  kilobytes: '{n} kB',
  megabytes: '{n} MB',
  refused: '“{name}” is not attached. {why}',
  tooLarge: 'It is larger than 10 MB. Make it smaller, or send a link instead.',
  tooMany: 'A reply has five files at most. Remove one, or send a second reply.',
  large: 'Many mailboxes refuse a mail with more than 18 MB of files. Send two replies instead.',
  notInMail: 'Your mail program opens without the files: attach them there.',
  wait: 'A file is still uploading. Send the reply when it is attached.',
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
  noTime: 'Without a time it is due when the studio opens.',
  save: 'Save the reminder',
  cancel: 'Cancel',
} as const;

export const BY_TELEPHONE = {
  title: 'Enquiry by telephone',
  enter: 'Enter a call',
  about: 'It is listed like any other enquiry. Nobody gets a mail about it unless you ask for one.',
  name: 'Name',
  phone: 'Phone',
  email: 'E-mail',
  what: 'What for',
  unknown: 'Not known yet',
  call: 'Note of the call',
  confirms: 'Mail a confirmation to the caller',
  cannotMail: 'The desk cannot send mail yet.',
  save: 'Save the enquiry',
  discard: 'Discard',
  cancel: 'Cancel',
  kept: 'Kept in this browser until you save it.',
  enteredBy: 'by telephone, entered by {name}',
  entered: '{what}. By telephone, entered by {name} {time}.',
  noAddress: 'No e-mail address is known. Call to answer; then mark the enquiry as “In talks”.',
} as const;

export const FRAME = {
  unsaved: {
    one: '{count} of your changes is not saved. Signing out discards it. Sign out?',
    other: '{count} of your changes are not saved. Signing out discards them. Sign out?',
  },
} as const;

export const PROJECTS = {
  fresh: 'New project',
  title: { zero: 'No projects yet', one: '{Number} project', other: '{Number} projects' },
  pictures: { zero: 'No pictures', one: '{count} picture', other: '{count} pictures' },
  removed: { one: '{count} picture removed', other: '{count} pictures removed' },
  place: '{ordinal} of {number}',
  ordinal: 'place {n}',
  undescribed: '{count} without a description',
  noConsent: 'no consent on file',
  noPictures: 'no pictures yet',
  allDescribed: 'all described',
  fromDevice: { one: '{count} photo from this device.', other: '{count} photos from this device.' },
  uploading: { one: '{count} photo is uploading.', other: '{count} photos are uploading.' },
  countUploaded: '{count} uploaded',
  countUploading: '{count} uploading',
  countRefused: '{count} refused',
} as const;

export const KINDS = {
  fresh: 'A new kind of project',
  hint: 'Visitors see the projects by kind, in this order. A kind without a project is not shown.',
  removed: '{name} was removed.',
  hints: {
    title: '',
    description: '',
    one: 'Such as “a home”: it stands in sentences that count your projects.',
    many: 'Such as “{number} homes”. The site puts the number in place of {number}.',
    address:
      'The last part of the web address, after “/projects#”. Links to an older address keep working.',
  },
} as const;

export const PUBLISH = {
  ownMark: 'Your own mark',
  changes: { one: '{Number} change', other: '{Number} changes' },
  changesSince: { one: '{Number} change since {time}', other: '{Number} changes since {time}' },
  takeAllBack: { one: 'Take back {number} change?', other: 'Take back {number} changes?' },
  publish: { one: 'Publish {number} change', other: 'Publish {number} changes' },
  toFix: {
    zero: 'Not published',
    one: 'Not published: {number} thing to fix',
    other: 'Not published: {number} things to fix',
  },
  keptSafe: {
    zero: '',
    one: 'Your change is saved. Nothing is lost.',
    other: 'Your {number} changes are saved. Nothing is lost.',
  },
  restFirst: 'To publish the rest first, go to the changes and untick what is listed here.',
  keptHere: { one: '{Number} change is saved here.', other: '{Number} changes are saved here.' },
  live: { one: '{Number} change is on the site.', other: '{Number} changes are on the site.' },
  waiting: {
    zero: '',
    one: '{Number} newer change is not on the site yet. Publish again to show it.',
    other: '{Number} newer changes are not on the site yet. Publish again to show them.',
  },
  leftInDraft: {
    zero: '',
    one: '{Number} change is still in the draft.',
    other: '{Number} changes are still in the draft.',
  },
  publishSome: 'Publish {count} of {all} changes',
  waits: 'Stays in the draft for a later version.',
  waitsForOwner: '{label}: waits for an owner.',
  takeBack: 'Take back: {label}',
  askTakeBack: {
    one: 'Take back {number} change of “{label}”?',
    other: 'Take back {number} changes of “{label}”?',
  },
  takingBack: 'Everything in it goes back to what is published. The site does not change.',
  takenBack: '“{label}” is back to what is published.',
  oneTakenBack: 'Taken back: {label}.',
  undoTakeBack: 'Undo: {label}',
  discarded: '{name}: what you typed is discarded.',
  newPhotos: { other: '{Number} new pictures' },
  newPictures:
    'New pictures are published now. Removed and replaced ones stay in the draft until you publish everything.',
  fewMinutes: 'Takes a few minutes.',
  about: { one: 'Takes about a second.', other: 'Takes about {count} seconds.' },
  aboutMinutes: { one: 'Takes about a minute.', other: 'Takes about {count} minutes.' },
  secondsLeft: { one: 'About a second left', other: 'About {count} seconds left' },
  soon: 'Ready at any moment',
  outdated:
    'The server is not answering. This is the state of {time}; it updates by itself when the connection is back.',
  version: 'The version started by {by}',
  preview: 'The preview started by {by}',
  stopped: '{what} was stopped by {stoppedBy}.',
  lost: '{what} was not finished because the server was restarted. Start it again.',
  failed: '{what} could not be made.',
} as const;

/** What is to be done before the site opens. */
export const LAUNCH = {
  checking: 'Checking all texts and pictures',
  failed: 'The check could not be run',
  left: { zero: 'Nothing left to do', other: '{Number} left to do' },
  leftForHost: 'Nothing left for you to do',
  ready: 'The site is ready to open.',
  restForHost: 'The rest is on the server. The person who runs it sees these points there.',
  canPublish: 'You can publish all the same. Fix these before the site opens to visitors.',
  progress: '{count} of {all} done',
  next: 'Next: {label}',
  ownStudio: 'start with your own studio',
  toDo: { other: '{count} to do' },
  sample:
    'To replace a sample, write your own text there, then untick “Still a sample” beside it. If you do not need it, remove it.',
  isRight: 'This is right',
  saving: 'Saving',
  change: 'Change it',
  fix: 'Fix it',
  markedAsRight: 'Marked as right: {what}',
  askedAgain: 'This is on the list again: {what}',
  askAgain: 'Ask again',
  forHost: 'For the person who runs the server',
  done: 'Done',
} as const;

export const GOING_BACK = {
  title: 'Go back to the version of {time}?',
  yes: 'Go back',
  no: 'Keep the site as it is',
  changes: 'If you go back, this changes on the site:',
  same: 'Its texts and pictures are the same as now.',
  more: { one: 'And {number} more.', other: 'And {number} more.' },
  stays: 'The version that is live now stays in this list.',
  draftStays:
    'Your newer texts and pictures are not lost: they stay here as changes that are not published.',
  draftFollows: 'The desk shows the texts and pictures of that version, too.',
} as const;

export const SET_TIME = {
  title: {
    one: 'Publish {number} change later',
    other: 'Publish {number} changes later',
  },
  change: 'Change the time',
  open: 'Publish later',
  day: 'Day',
  time: 'Time',
  save: 'Set the time',
  cancel: 'Close',
  asNow:
    'They are published as they are now. What you write afterwards is not part of it. The time is that of the studio.',
  sameChanges: 'It stays with the same changes. The time is that of the studio.',
  at: 'Will be published on {time}',
  now: 'Is being published',
  by: { one: '{Number} change, set by {by}:', other: '{Number} changes, set by {by}:' },
  newer:
    'What was written after the time was set is not part of it. To include it, choose “Cancel publishing” and set a time again.',
  doubted:
    'The clock of the server may be wrong, so nothing was published. Publish now, or ask the person who runs the server to check its date and time.',
  changeTime: 'Change',
  drop: 'Cancel publishing',
  dropped: 'Cancelled: nothing is published at that time. The changes stay in the draft.',
  undo: 'Undo',
} as const;

export const ROLE_WORDS = {
  owner: 'Owner',
  colleague: 'Colleague',
  make: { owner: 'Make owner', colleague: 'Make colleague' },
  makeOne: { owner: 'Make owner: {name}', colleague: 'Make colleague: {name}' },
  made: { owner: '{name} is an owner now.', colleague: '{name} is a colleague now.' },
  giveUp: 'Become a colleague?',
  about:
    'Owners can do everything. Colleagues answer enquiries, write and publish; they do not invite or remove people, change the brand, delete enquiries or take back all changes.',
} as const;

export const NOTICES = {
  title: 'New enquiries on this device',
  switchOn: 'Notify me on this device',
  switchOff: 'Stop notifications on this device',
  on: 'You get a notification on this device for each new enquiry, also while the desk is closed. It says “A new enquiry”, and nothing of what is in it.',
  off: 'You get no notifications on this device. New enquiries are mailed to the studio in any case.',
  refused:
    'This browser does not allow notifications from the desk. Allow notifications for this site in the settings of the browser, then load this page again.',
  unsupported:
    'This browser cannot show notifications. On an iPhone, add the desk to the home screen and open it from there. New enquiries are mailed to the studio in any case.',
} as const;

export const PEOPLE = {
  title: { one: 'Only you have access', other: '{Number} people have access' },
} as const;

export const FIELDS = {
  left: { one: '{count} character left', other: '{count} characters left' },
  tooMany: { one: '{count} character too many', other: '{count} characters too many' },
} as const;

export const WORDS = {
  addVowel: 'Add an {name}',
  add: 'Add a {name}',
  move: 'Move {name}',
  /** Where it was in the list. */
  removed: '“{name}” is removed.',
  removedNumber: '{entry} {n} is removed.',
  added: '{entry} {n} is added.',
  restored: '{entry} is restored.',
  moved: '“{name}” is moved.',
  movedBack: '{entry} is where it was.',
  movedUp: 'Moved up: it is now {name} {n}.',
  movedDown: 'Moved down: it is now {name} {n}.',
  othersRemoved: '{count} removed',
  isShown: 'Shown',
  isHidden: 'Hidden',
  shownOnPage: '{name}, shown on the page',
  itsWords: 'Edit texts',
} as const;

export const PLAN = {
  compass: ['north', 'east', 'south', 'west'],
  /** Where north is unknown. */
  sheet: ['to the top of the plan', 'right', 'to the bottom of the plan', 'left'],
  sides: ['top', 'right', 'bottom', 'left'],
  looks: 'looks {direction}',
  between: '{direction}-{side}',
  aLittle: '{direction}, a little to the {side}',
  place: '{left} from the left, {top} from the top',
  percent: '{n} %',
  metres: '{n} m',
  inRoom: 'The camera is in the {room} and {looks}.',
  atPlace: 'The camera is {place}, and {looks}.',
  heading: '{degrees} degrees, {looks}',
  fov: 'Field of view {degrees} degrees',
  entered: '{room}. {place}',
} as const;

/** By the reason as the relay stores it: a few words for a row, and a sentence. */
export const SPAM_REASONS: Readonly<
  Record<string, { readonly short: string; readonly long: string }>
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

export const PICTURES = {
  none: 'No picture yet',
  named: 'Picture “{file}”',
  change: 'Change picture',
  choose: 'Choose a picture',
  count: { one: '{count} picture', other: '{count} pictures' },
  removed: { one: '{count} picture removed', other: '{count} pictures removed' },
  isRemoved: '{name} is removed. It can be restored below.',
  isRestored: '{name} is restored.',
  changed: { one: 'Picture changed.', other: 'Picture changed in {count} places.' },
  changedElsewhere: 'Somebody else changed this picture meanwhile. Close this and look again.',
  restored: 'The published picture is restored.',
  emptied: 'No picture is shown here, as published.',
  taken: 'No picture is shown here now.',
  /** Followed by the reason. */
  noPlace: 'The desk could not find the place where this picture can be changed.',
} as const;

/** Beside the crops of a picture. */
export const FRAMING = {
  wholeHere: 'This place shows the whole picture.',
  wholeEverywhere: 'No page crops this picture.',
  cover: '{place}, if it is the cover',
  page: 'The head of this page',
} as const;

/** Of pictures that stand in for another one. */
export const VARIANTS = {
  night: {
    name: 'Picture for dark mode',
    choose: 'Choose a picture for dark mode',
    shown: 'Shown in dark mode.',
    none: 'None. Dark mode shows the same picture.',
    changed: 'Picture for dark mode changed.',
    removed: 'Picture for dark mode removed.',
    restored: 'Picture for dark mode restored.',
  },
  phone: {
    name: 'Phone picture',
    choose: 'Choose a phone picture',
    shown: 'Shown on phones.',
    none: 'None. Phones show the same picture.',
    changed: 'Phone picture changed.',
    removed: 'Phone picture removed.',
    restored: 'Phone picture restored.',
  },
} as const;

export const COLOUR = {
  choose: '{label}: choose the colour',
  standard: 'Standard colour',
  standardOf: 'Standard colour: {label}',
  /** {what}: "Texts on buttons". */
  clear: '{what} are {how}: contrast {contrast} to 1.',
  hard: 'hard to see',
  just: 'clear enough',
  well: 'clear',
  unreadable:
    'Not saved, because text in this colour would be too hard to read. The site keeps its present colour.',
  tooLight: 'Texts and buttons in this colour are hard to read on the page.',
  useNearest: 'Use {colour}, the nearest that is clear',
} as const;

/** Of each pair, in its font for texts. */
export const FONT_PAIRS = {
  'Gotu and Anek Latin':
    'Wide letters with soft, rounded ends. Texts in Anek Latin, plain and narrow.',
  'Cormorant Garamond and Figtree':
    'A fine serif, as in a printed book. Texts in Figtree, round and friendly.',
  'Jost and Hanken Grotesk':
    'Round and straight letters of one thickness. Texts in Hanken Grotesk, clear and even.',
} as const;

export const VISITS = {
  chart: 'Page views from {from} to {to}.',
  bestDay: 'Most: {views} on {date}',
  bestMonth: 'Most: {views} in {date}',
  visits: { one: '{digits} visit', other: '{digits} visits' },
  views: { one: '{digits} page view', other: '{digits} page views' },
  periods: { 30: '30 days', 365: '12 months', 730: '24 months' },
  asMany: 'As many page views as in the {period} before.',
  more: '{percent} % more page views than in the {period} before.',
  fewer: '{percent} % fewer page views than in the {period} before.',
} as const;

/** Why the sign-in page is shown to somebody who was signed in. */
export const SIGNED_OUT = {
  here: 'You signed out on this device.',
  elsewhere: 'You signed this device out from another device.',
  removed: 'You were signed out because your access to the desk was removed.',
  link: 'You were signed out because the person who gave you your sign-in link is no longer an owner.',
  unused: 'You were signed out because the desk was not used in this browser for {days} days.',
  unknown: 'You are no longer signed in.',
  kept: 'Text that is not saved yet stays on this device.',
} as const;
