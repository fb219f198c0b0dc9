/** Why something cannot be published, or gone back to. */
export const WORDS = {
  running: (by: string) =>
    `A new version is being made already, begun by ${by}. Wait until it is done, or stop it.`,
  nothing: 'Nothing has changed: the site says all of it.',
  takenBack:
    'All changes were taken back after this preview was made, so there is nothing to publish.',
  siteChanged: 'The site was changed after this preview was made. Look at it again.',
  siteChangedTwice:
    'The site was released from the terminal while this version was made, twice. Publish again.',
  noPreview: 'There is no such preview any more.',
  noVersion: 'This version is not kept any more.',
  withdrawn:
    'This version shows pictures that were taken off the site since, so it cannot be put up again. Write its words anew instead.',
  noJob: 'Nothing is being made any more, so nothing was stopped.',
  goesOut: (by: string) =>
    `These changes are going live just now, published by ${by}. Stop that first, or take them back afterwards.`,
  machine: 'Whoever runs the server is publishing just now. Try again in a minute.',
  noReleases:
    'The site is not served from releases here, so nothing can be published. Whoever runs the server: npm start.',
  fixed: (folder: string) =>
    `The content lies in ${folder} (CONTENT_DIR), where whoever runs the server publishes it: npm run release.`,
} as const;
