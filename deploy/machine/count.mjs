/** `node count.mjs TREE`: reports the results of the load's requests, and whether each enquiry that was answered "OK" was mailed once. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const [tree] = process.argv.slice(2);
const { sent, ...figures } = JSON.parse(readFileSync(join(tree, 'load.json'), 'utf8'));
const mailbox = join(tree, 'mailbox');
// There are two emails per enquiry; only the one to the studio has the form's text on a separate line.
const letters = readdirSync(mailbox)
  .map((name) => readFileSync(join(mailbox, name), 'utf8').replaceAll('=\r\n', ''))
  .filter((letter) => /^To: .*asha/im.test(letter) === false);
const times = sent.map((words) => letters.filter((letter) => letter.includes(words)).length);
const lost = times.filter((n) => n === 0).length;
const doubled = times.filter((n) => n > 1).length;
process.stdout.write(`${JSON.stringify({ ...figures, enquiries: sent.length, lost, doubled })}\n`);
process.exitCode = figures.failed + lost + doubled > 0 ? 1 : 0;
