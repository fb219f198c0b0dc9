/**
 * Loaded before everything else, in syntax that Node 14 understands: what a person can cause (a file of somebody else's,
 * a full disk) ends the process with one line that says what to do; a stack trace is left for faults of the program.
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
  // An option that the program does not know (node:util, parseArgs).
  if (/^ERR_PARSE_ARGS_/.test(error?.code)) return error.message;
  const says = error?.syscall && SAYS[error.code];
  return says && `${says(error.path || error.dest || 'A file')} (${error.code})`;
}

process.on('uncaughtException', (error) => {
  process.stderr.write(`${plainError(error) || error?.stack || String(error)}\n`);
  process.exit(1);
});
