export const HELP = `The website's enquiries and the emails about them.

  npm run enquiries                          lists new enquiries, latest first
  npm run enquiries -- list [which]          which: --new (default), --answered (all of --talks, --won and
                                             --closed), --failed, --spam, --all
  npm run enquiries -- search <words>        by name, email address, phone number or words
  npm run enquiries -- show <reference>      one enquiry with the status of its emails
  npm run enquiries -- answered <reference>  mark as answered (--undo reverts it)
  npm run enquiries -- mark <reference> won  or: new, talks, closed, spam
  npm run enquiries -- retry <reference>     send its emails now; clears a spam mark
  npm run enquiries -- retry --failed        the same for all failed emails
  npm run enquiries -- export [which]        CSV of all enquiries, or of one list (--search <words>; --out <file>: into a file)
  npm run enquiries -- delete <email>        erase everything of one person (without --yes: shows how much)
  npm run enquiries -- purge                 erase everything older than the retention period or --months <n>
                                             (without --yes: shows how much, and the date)
  npm run enquiries -- clock                 shows the clock and whether it is trusted; --yes confirms it
  npm run backup -- <folder>                 a full backup, also while the server runs (--keep <n>: keep at most n backups in
                                             the folder; --recipient age1…: encrypted with age)
  npm run restore -- <file>                  restore a backup (stop the server first; --identity <file>: the key of an
                                             encrypted one)
  npm run desk -- help                       manages access to the desk
  npm run enquiries -- help                  this text

A reference may be shortened if only one enquiry matches, e.g. 7K3. Times are in the studio's time zone.
DATA_DIR is the data folder (default: data). The server can keep running.
Exit codes: 0 done, 1 failed, 2 wrong arguments.
`;
