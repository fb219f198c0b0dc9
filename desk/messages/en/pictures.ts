/** Messages of the picture library, crops and variants. */

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
  changedElsewhere:
    'Somebody else changed this picture meanwhile. Close this window, then open the picture again.',
  restored: 'The published picture is restored.',
  emptied: 'As on the published site, no picture is shown here.',
  taken: 'No picture is shown here now.',
  /** Followed by the reason. */
  noPlace: 'The desk could not find the place where this picture can be changed.',
} as const;

/** Beside the crops of a picture. */
export const FRAMING = {
  wholeHere: 'This place shows the whole picture.',
  wholeEverywhere: 'No page crops this picture.',
  cover: '{place}, if it is the cover',
  page: 'The top of this page',
} as const;

/** Messages of pictures that replace another one. */
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
