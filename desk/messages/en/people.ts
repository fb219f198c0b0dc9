/** Messages of people, notifications and signing out. */

export const FRAME = {
  unsaved: {
    one: '{count} of your changes is not saved. Signing out discards it. Sign out?',
    other: '{count} of your changes are not saved. Signing out discards them. Sign out?',
  },
} as const;

export const ROLE_TEXTS = {
  owner: 'Owner',
  colleague: 'Colleague',
  make: { owner: 'Make owner', colleague: 'Make colleague' },
  makeOne: { owner: 'Make owner: {name}', colleague: 'Make colleague: {name}' },
  made: { owner: '{name} is an owner now.', colleague: '{name} is a colleague now.' },
  giveUp: 'Give up the role of owner?',
  giveUpYes: 'Become a colleague',
  about:
    'Owners can do everything. Colleagues reply to enquiries, edit the site and publish. Only owners invite or remove people, change the name, logo, colours or fonts, delete enquiries and take back all changes.',
} as const;

export const NOTICES = {
  title: 'Notifications on this device',
  switchOn: 'Notify me on this device',
  switchOff: 'Stop notifications on this device',
  on: 'You get a notification on this device for each new enquiry, also while the desk is closed. It says only “A new enquiry”, without its content.',
  off: 'You get no notifications on this device. This does not change which enquiries are emailed to the studio.',
  refused:
    'This browser does not allow notifications from the desk. Allow notifications for this site in the settings of the browser, then reload the page.',
  unsupported:
    'This browser cannot show notifications. On an iPhone, add the desk to the home screen and open it from there.',
} as const;

export const PEOPLE = {
  title: { one: 'Only you have access', other: '{Number} people have access' },
  leaving:
    'Every device of {name} is signed out at once, every passkey of {name} is removed, and invitations from {name} become invalid. Replies and notes stay. Enquiries that were assigned to {name} are then assigned to nobody.',
  leavingMe:
    'You are signed out at once on every device, your passkeys are removed, and your invitations become invalid. Your replies and notes stay. Enquiries that were assigned to you are then assigned to nobody. To come back, you need an invitation from an owner.',
  onlyOwner: 'The only owner. To remove yourself, make another person an owner first.',
  /** `guests`: the people whom `name` has invited. */
  guests: {
    one: '{name} invited {guests} and knows the link. To be safe, every device that signed in with this link is signed out, too. To sign in again, {guests} presses “Send me a link” on the sign-in page. If you do not know {guests}, remove that person as well.',
    other:
      '{name} invited {guests} and knows their links. To be safe, every device that signed in with one of these links is signed out, too. To sign in again, these people press “Send me a link” on the sign-in page. If you do not know one of them, remove that person as well.',
  },
} as const;

/** Why the sign-in page is shown to somebody who was signed in. */
export const SIGN_IN_REASONS = {
  here: 'You signed out on this device.',
  elsewhere: 'You signed this device out from another device.',
  removed: 'You were signed out because your access to the desk was removed.',
  link: 'You were signed out because the person who gave you your sign-in link is no longer an owner.',
  unused: 'You were signed out because the desk was not used in this browser for {days} days.',
  unknown: 'You are no longer signed in.',
  kept: 'Text that is not saved yet stays on this device.',
} as const;
