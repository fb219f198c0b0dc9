/** Why something cannot be published, or gone back to. */
export const WORDS = {
  running: (by: string) =>
    `A new version is being made already, begun by ${by}. Wait until it is done, or stop it.`,
  nothing: 'Nothing to publish: the site is up to date.',
  takenBack:
    'All changes were taken back after this preview was made, so there is nothing to publish.',
  siteChanged: 'The site was changed after this preview was made. Open a new preview.',
  siteChangedTwice:
    'The site was released from the terminal while this version was made, twice. Publish again.',
  noPreview: 'This preview no longer exists.',
  noVersion: 'This version no longer exists.',
  withdrawn:
    'This version shows pictures that were taken off the site since, so it cannot be restored. Change the texts by hand instead.',
  noJob: 'No version is being made, so nothing was stopped.',
  goesOut: (by: string) =>
    `These changes are going live just now, published by ${by}. Stop that first, or take them back afterwards.`,
  machine: 'The site is being published from the terminal just now. Try again in a minute.',
  noReleases:
    'The site is not served from releases here, so nothing can be published. The person who runs the server starts it with: npm start.',
  fixed: (folder: string) =>
    `The content lies in ${folder} (CONTENT_DIR), and is published on the server with: npm run release.`,
} as const;
