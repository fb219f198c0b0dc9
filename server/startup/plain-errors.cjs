/**
 * Loaded first, in syntax that works from Node 14 on: errors that a person can fix (a file of another user, a full disk) end the
 * process with one line that says what to do. Only faults of the program print a stack trace.
 */
const belongsToOther = (path) =>
  `${path} cannot be read or written by this user: run this as the user it belongs to, or make it yours (sudo chown -R "$(id -un)" …).`;
const fullDisk = (path) =>
  `The disk is full: ${path} could not be written. Make room, then try again.`;

const SAYS = {
  EACCES: belongsToOther,
  EPERM: belongsToOther,
  EROFS: (path) =>
    `${path} lies on a disk that cannot be written: make it writable, or move the project.`,
  ENOSPC: fullDisk,
  EDQUOT: fullDisk,
  EMFILE: () => 'Too many files are open: raise the limit (ulimit -n 4096), then try again.',
};

/** The line for an error of the file system, or undefined. */
function plainError(error) {
  // An unknown option (node:util, parseArgs).
  if (/^ERR_PARSE_ARGS_/.test(error?.code)) return error.message;
  const says = error?.syscall && SAYS[error.code];
  return says && `${says(error.path || error.dest || 'A file')} (${error.code})`;
}

process.on('uncaughtException', (error) => {
  process.stderr.write(`${plainError(error) || error?.stack || String(error)}\n`);
  process.exit(1);
});
