export const PROJECTS = {
  fresh: 'New project',
  title: { zero: 'No projects yet', one: '{Number} project', other: '{Number} projects' },
  pictures: { zero: 'No pictures', one: '{count} picture', other: '{count} pictures' },
  removed: { one: '{count} picture removed', other: '{count} pictures removed' },
  position: '{ordinal} of {number}',
  ordinal: 'position {n}',
  undescribed: '{count} without a description',
  describe: { one: 'Describe {count} picture', other: 'Describe {count} pictures' },
  noConsent: 'no consent yet',
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
    one: 'Such as “a home”. Used in sentences that count your projects, such as “a home and two salons”.',
    many: 'Such as “{number} homes”. The site puts the number in place of {number}.',
    address:
      'The last part of the web address, after “/projects#”. Links to an older address keep working.',
  },
} as const;
