/** Messages of texts, lists, colours and fonts. */

/** After the reason why a value was refused. */
export const NOT_SAVED = 'This is not saved.';

export const FIELDS = {
  left: { one: '{count} character left', other: '{count} characters left' },
  tooMany: { one: '{count} character too many', other: '{count} characters too many' },
} as const;

export const TEXTS = {
  addVowel: 'Add an {name}',
  add: 'Add a {name}',
  move: 'Move {name}',
  /** Shown at its former position in the list. */
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
  editTexts: 'Edit texts',
} as const;

export const COLOUR = {
  choose: '{label}: choose the colour',
  standard: 'Restore the standard colour',
  standardOf: 'Restore the standard colour: {label}',
  /** {what}: "Texts on buttons". */
  clear: '{what} are {how}: contrast {contrast} to 1.',
  hard: 'hard to see',
  just: 'clear enough',
  well: 'clear',
  unreadable:
    'Not saved, because text in this colour would be too hard to read. The previous colour is kept.',
  tooLight: 'Texts and buttons in this colour are hard to read on the page.',
  useNearest: 'Use {colour}, the nearest colour that is clear enough',
} as const;

export const OWN_MARK = 'Your own logo';

/** For each pair, shown in its text font. */
export const FONT_PAIRS = {
  'Gotu and Anek Latin':
    'Wide letters with soft, rounded ends. Texts in Anek Latin, plain and narrow.',
  'Cormorant Garamond and Figtree':
    'A fine serif, as in a printed book. Texts in Figtree, round and friendly.',
  'Jost and Hanken Grotesk':
    'Round and straight letters of one thickness. Texts in Hanken Grotesk, clear and even.',
} as const;
