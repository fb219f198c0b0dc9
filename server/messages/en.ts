/**
 * Sentences of the server for the desk that depend on a number, a name or a kind of change, or that several places need, in
 * English. `{count}` is a number in digits; `one` and `other` are the plural forms of English (CLDR).
 */

/** What was removed in the meantime, or never existed. */
export const GONE = {
  enquiry: 'This enquiry no longer exists. Go back to the list of enquiries.',
  project: 'This project no longer exists. Reload the page.',
  picture: 'This picture no longer exists. Reload the page.',
  removedPicture: 'This picture can no longer be restored. Upload it again.',
  film: 'This film no longer exists. Reload the page.',
  kind: 'This kind of project no longer exists. Reload the page.',
  field: 'This field no longer exists. Reload the page.',
  text: 'This was removed from the page meanwhile, so your text cannot be saved. Copy it if you need it, then reload the page.',
  list: 'This list no longer exists. Reload the page.',
  entry: 'This entry was removed meanwhile. Reload the page.',
  template:
    'This template was removed meanwhile. If you have typed a text, copy it, then reload the page.',
  passkey: 'This passkey was removed meanwhile. Reload the page.',
  person: 'This person no longer has access. Reload the page.',
  preview: 'This preview no longer exists. Press “Preview” to make a new one.',
  version: 'This version is no longer kept. Reload the page.',
  removed: 'Somebody has removed this. Reload the page.',
} as const;

export const LIMITS = {
  tooMany: {
    one: 'Too many attempts. Please wait a minute, then try again.',
    other: 'Too many attempts. Please wait {count} minutes, then try again.',
  },
} as const;

export const AUDIT_LOG = {
  removedPasskeys: { one: 'removed a passkey', other: 'removed {count} passkeys' },
  /** `{shown}`: the count, or that there are more than are counted. */
  enquiries: { one: '{shown} enquiry (“{list}”)', other: '{shown} enquiries (“{list}”)' },
} as const;

export const KIND_IN_USE = {
  one: '“{title}” still has a project, which may be hidden. Remove that project first.',
  other: '“{title}” still has {count} projects, hidden ones included. Remove these projects first.',
} as const;

export const TO_FIX = {
  one: 'One thing has to be fixed.',
  other: '{count} things have to be fixed.',
} as const;

export const STUDIO = {
  unpublished: {
    one: 'The demonstration was not removed, because one change is not published yet and would be lost. Publish it or take it back first, on the screen Publish. What you typed here stays.',
    other:
      'The demonstration was not removed, because {count} changes are not published yet and would be lost. Publish them or take them back first, on the screen Publish. What you typed here stays.',
  },
} as const;

export const PLAN = {
  saved: 'The plan was saved as a picture. Its white parts take the colour of the page.',
  lost: {
    one: 'The new plan has other proportions, so one picture has to be placed again.',
    other: 'The new plan has other proportions, so {count} pictures have to be placed again.',
  },
} as const;

/**
 * Changes of a whole text file, project, film or picture, in the list of changes before publishing. `{name}` of a film or
 * picture is its name in quotation marks, or its number.
 */
export const CHANGE_TEXTS = {
  fileAdded: '{where} is new.',
  fileRemoved: '{where} is removed.',
  confirmed: {
    one: '{where}: a text is confirmed with “This is right”.',
    other: '{where}: {count} texts are confirmed with “This is right”.',
  },
  unconfirmed: {
    one: '{where}: a confirmation with “This is right” is taken back.',
    other: '{where}: {count} confirmations with “This is right” are taken back.',
  },
  projectAdded: {
    one: '{title} is new, with a picture.',
    other: '{title} is new, with {count} pictures.',
  },
  projectAddedHidden: {
    one: '{title} is new, with a picture, and hidden.',
    other: '{title} is new, with {count} pictures, and hidden.',
  },
  projectRemoved: '{title} is removed.',
  photo: {
    added: '{title}: picture {name} is new.',
    removed: '{title}: picture {name} is removed.',
    replaced: '{title}: picture {name} is replaced.',
  },
  order: '{title}: its pictures are in another order.',
  plan: '{title}: the plan is replaced.',
  standpoints: '{title}: the pictures are at other places on the plan.',
  /** About files that are deleted from the site (`server/releases/withdrawn.ts`). */
  withdrawn:
    'When you publish this, its pictures and plan are deleted from the site and from all older versions. Copies stay in backups and with anyone who saved them.',
  withdrawnPicture:
    'When you publish this, the picture is deleted from the site and from all older versions. Copies stay in backups and with anyone who saved them.',
  film: {
    added: 'The film {name} is new.',
    changed: 'The film {name} is replaced.',
    removed: 'The film {name} is removed.',
  },
  file: {
    added: '{name}: the file is new.',
    changed: '{name}: the file is replaced.',
    removed: '{name}: the file is removed.',
  },
  picture: {
    added: 'The picture {name}{use} is new.',
    changed: 'The picture {name}{use} is replaced.',
    removed: 'The picture {name}{use} is removed.',
  },
  /** `{use}` of a picture that replaces another one in dark mode or on phones. */
  use: {
    night: ' for dark mode',
    phone: ' for phones',
    'night-phone': ' for phones in dark mode',
  },
  framed: 'The picture {name}{use} is cropped or straightened differently.',
  filmGroup: 'Film {name}',
  pictures: 'Pictures',
  films: 'Films',
} as const;

/** Changes of a single value; `{where}` is put in front. `{inside}` is empty or ends with a comma. */
export const VALUE = {
  sentence: '{where}: {change}.',
  quoted: '{inside}“{label}”',
  /** A field of an entry with a name: "Question “What does it cost?”: answer". */
  ofEntry: '{entry}: {label}',
  /** Of a whole file that has no fields on one side. */
  itself: 'its text',
  added: '{inside}{label} is new',
  removed: '{inside}{label} is removed',
  moved: '{quoted}: the order is changed',
  movedOne: '{inside}{entry} is moved to position {position} of {of}',
  list: '{quoted}: {parts}',
  listAdded: '{count} added',
  listRemoved: '{count} removed',
  filledIn: '{quoted} is filled in',
  emptied: '{quoted} is now empty',
  /** Opening hours of a weekday. */
  noOwnHours: 'As on the other days',
  changed: '{quoted} is changed',
  ticked: '{quoted} is ticked',
  unticked: '{quoted} is no longer ticked',
  sample: '{what} is marked as a sample',
  noSample: '{what} is no longer a sample',
  /** `{what}` of a project. */
  project: 'it',
  textsAdded: { one: '{label}, {count} text added', other: '{label}, {count} texts added' },
  textsRemoved: { one: '{label}, {count} text removed', other: '{label}, {count} texts removed' },
  factsAdded: { one: '{count} detail added', other: '{count} details added' },
  factsRemoved: { one: '{count} detail removed', other: '{count} details removed' },
  materialsAdded: { one: '{count} material added', other: '{count} materials added' },
  materialsRemoved: { one: '{count} material removed', other: '{count} materials removed' },
  sectionHidden: 'section “{label}” is hidden',
  sectionShown: 'section “{label}” is shown again',
  projectHidden: 'it is hidden, so that visitors do not see it any more',
  projectShown: 'it is put on the site',
  order: 'it is at another place in its list',
  cover: 'another picture is its cover',
  consentRemoved: 'the consent of the family is removed',
  consentRecorded: 'the consent of the family is recorded',
  initials: 'its logo is the initials of the name',
  mark: 'its logo is replaced',
  straightened: '{label} is straightened differently',
  focus: '{label} has another focal point',
  phoneFocus: '{label} has another focal point on phones',
} as const;
