/** Messages of publishing: changes, the list before opening, going back, the set time. */

export const PUBLISH = {
  changes: { one: '{Number} change', other: '{Number} changes' },
  changesSince: { one: '{Number} change since {time}', other: '{Number} changes since {time}' },
  takeAllBack: { one: 'Take back {number} change?', other: 'Take back {number} changes?' },
  publish: { one: 'Publish {number} change', other: 'Publish {number} changes' },
  toFix: {
    zero: 'Not published',
    one: 'Not published: {number} thing to fix',
    other: 'Not published: {number} things to fix',
  },
  previewToFix: {
    zero: 'The preview could not be made',
    one: 'The preview could not be made: {number} thing to fix',
    other: 'The preview could not be made: {number} things to fix',
  },
  keptSafe: {
    zero: '',
    one: 'Your change is saved. Nothing is lost.',
    other: 'Your {number} changes are saved. Nothing is lost.',
  },
  restFirst:
    'To publish the rest first, go to the changes and untick the pages and projects that are named here.',
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
  waitsForOwner: '{label}: only an owner can publish this.',
  takeBack: 'Take back: {label}',
  askTakeBack: {
    one: 'Take back {number} change of “{label}”?',
    other: 'Take back {number} changes of “{label}”?',
  },
  takingBack: 'Its texts and pictures go back to what is published. The site does not change.',
  takenBack: '“{label}” is back to what is published.',
  oneTakenBack: 'Taken back: {label}.',
  undoTakeBack: 'Undo: {label}',
  discarded: '{name}: what you typed is discarded.',
  newPhotos: { other: '{Number} new pictures' },
  newPictures:
    'Of the pictures listed here, the new ones are published too. Those that you removed or replaced stay on the site as they are until you publish all changes.',
  fewMinutes: 'Takes a few minutes.',
  about: { one: 'Takes about a second.', other: 'Takes about {count} seconds.' },
  aboutMinutes: { one: 'Takes about a minute.', other: 'Takes about {count} minutes.' },
  secondsLeft: { one: 'About a second left', other: 'About {count} seconds left' },
  soon: 'Almost ready',
  outdated:
    'The server is not answering. You see what was known at {time}. This page updates by itself when the server answers again.',
  version: 'The version started by {by}',
  preview: 'The preview started by {by}',
  stopped: '{what} was stopped by {stoppedBy}.',
  lost: '{what} was not finished, because the server was restarted more than once during the work.',
  failed: '{what} could not be made.',
} as const;

/** Tasks before the site opens. */
export const LAUNCH = {
  checking: 'Checking all texts and pictures',
  failed: 'The check could not be run',
  left: { zero: 'Nothing left to do', other: '{Number} left to do' },
  leftForHost: 'Nothing left for you to do',
  ready: 'The site is ready to open.',
  restForHost:
    'What is left has to be done on the server. The person who runs it sees these points there.',
  canPublish: 'You can publish now. Fix these points before you tell people the site’s address.',
  progress: '{count} of {all} done',
  next: 'Next: {label}',
  ownStudio: 'start with your own studio',
  toDo: { other: '{count} to do' },
  sample:
    'To replace a sample, press “Fix”, write your own text, and untick “Still a sample” beside it. Remove what you do not need.',
  isRight: 'This is right',
  saving: 'Saving',
  change: 'Change',
  fix: 'Fix',
  markedAsRight: 'Confirmed: {what}',
  askedAgain: 'This is on the list again: {what}',
  askAgain: 'Put back on the list',
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
  stays: 'The version that is live now stays under “Versions”, so you can return to it.',
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
    'The changes are published as they are now, without later edits. The time is in the studio’s time zone.',
  sameChanges:
    'The same changes are published, at the new time. The time is in the studio’s time zone.',
  at: 'Will be published on {time}',
  now: 'Is being published',
  notPublished: 'Not published on {time}',
  by: { one: '{Number} change, set by {by}:', other: '{Number} changes, set by {by}:' },
  newer:
    'Texts that were written after the time was set are not included. To include them, choose “Cancel publishing” and set a time again.',
  doubted:
    'The clock of the server may be wrong, so nothing was published. Publish now, or ask the person who runs the server to check its date and time.',
  changeTime: 'Change',
  drop: 'Cancel publishing',
  dropped: 'Cancelled: nothing is published at that time. The changes stay in the draft.',
  undo: 'Undo',
} as const;
