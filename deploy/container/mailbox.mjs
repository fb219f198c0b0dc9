/** A mail server for `try`: `node mailbox.mjs PORT FOLDER` writes each email that it receives into the folder. */
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';

const [port, folder] = process.argv.slice(2);
let letters = 0;
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    letters += 1;
    stream.pipe(createWriteStream(join(folder, `${letters}.eml`))).on('finish', done);
  },
});
server.listen(Number(port), '127.0.0.1');
process.once('SIGTERM', () => process.exit(0));
