/** Messages about why something cannot be published, taken back or restored. */
export const REFUSALS = {
  running: (by: string) =>
    `A new version is already being made, started by ${by}. Wait until it is done, or stop it.`,
  nothing: 'Nothing to publish: the site is up to date.',
  takenBack:
    'All changes were taken back after this preview was made, so there is nothing to publish.',
  nothingToTakeBack: 'There are no changes here any more, so nothing was taken back.',
  oneChanged:
    'Somebody has changed this again, so nothing was taken back. The list now shows the newer text.',
  withoutPicture: 'This belongs to a picture that was removed. Restore the picture first.',
  changedSince:
    'This was changed after it was taken back, so it stays as it is now. Make the changes again by hand.',
  noUndo:
    'These changes are no longer kept, so they cannot be restored. Make the changes again by hand.',
  siteChanged:
    'The site was changed after this preview was made. Press “Preview” to make a new one.',
  siteJustChanged:
    'The site was published a moment ago, so no time was set. Look at the changes and set the time again.',
  siteChangedTwice:
    'While this version was being made, somebody published the site twice on the server, without the desk. This version is not live; the changes are saved. Publish again.',
  withdrawn:
    'This version shows a picture, plan or film that has been removed since then, so you cannot go back to it. Change the texts by hand instead.',
  noJob: 'No version is being made, so nothing was stopped.',
  goesOut: (by: string) =>
    `These changes are being published right now by ${by}. Stop that first, or go back to an earlier version afterwards.`,
  isSet: (by: string) =>
    `${by} has already set a time to publish. Change that time, or choose “Cancel publishing” first.`,
  notSet: 'This time is no longer set, so nothing was changed.',
  noUndoOfCancel:
    'This publishing time has passed, or another one is set, so it cannot be restored. Set a new time.',
  setToPublish:
    'These changes will be published later, at a time that is set. Choose “Cancel publishing” first, at the top of Publish.',
  machine:
    'Somebody is publishing the site on the server, without the desk. Try again in a minute.',
  noReleases:
    'Publishing is not set up on this server. The person who runs it must start it with: npm start.',
  fixed: (folder: string) =>
    `This site cannot be published from the desk. Ask the person who runs the server to publish it. For that person: npm run release; the content is in ${folder} (CONTENT_DIR).`,
} as const;
