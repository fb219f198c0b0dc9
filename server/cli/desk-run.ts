/** Runs one command of `npm run desk` against the data folder of the environment. */
import { parseArgs } from 'node:util';
import { asciiAddress } from '#contract/email.ts';
import { isolateDirection } from '#contract/text.ts';
import { readConfig } from '#server/config/config.ts';
import type { DatabaseClient } from '#server/database/client.ts';
import { invitationUrl, makeInvitation } from '#server/desk/accounts/links.ts';
import { isLocalhost } from '#server/desk/origin.ts';
import { EMAIL } from '#server/enquiries/email-address.ts';
import { formatTime } from '#server/enquiries/time.ts';
import { checkDataDir, databaseFile } from '#server/startup/data-dir.ts';
import { listeningPort } from '#server/startup/listening-port.ts';
import { optionError, suggestion, UsageError } from './arguments.ts';
import type { CliEnvironment } from './environment.ts';
import { openForCommand, timeZoneOf } from './open-database.ts';

const HELP_COMMAND = 'npm run desk -- help';
const DESK_HELP = `Manages access to the owner's desk, at /desk of the site.

  npm run desk -- invite you@studio.in   prints a link that works once, within a day, for a new owner, or for a person who
                                         can no longer sign in. Either becomes an owner
  npm run desk                           lists people with access, and invitations
  npm run desk -- remove you@studio.in   removes a person's account, with every device and passkey

DATA_DIR is the data folder (default: data). The server can keep running.
`;

type DeskEnvironment = Pick<CliEnvironment, 'env' | 'now' | 'print' | 'printError' | 'readStudio'>;
interface DeskCommand {
  readonly database: DatabaseClient;
  readonly now: number;
  readonly timeZone: string;
  readonly origin: () => string;
  readonly print: (text: string) => void;
  readonly operands: readonly string[];
}

const WHO = 'The command line';

function addressIn(operands: readonly string[], command: string): string {
  const [typed = '', ...others] = operands;
  const address = asciiAddress(typed);
  if (EMAIL.test(address) && others.length === 0) return address;
  throw new UsageError(`${command} takes one email address.`, HELP_COMMAND);
}

async function invite({ database, now, origin, print, operands }: DeskCommand) {
  const email = addressIn(operands, 'invite');
  const { token } = await makeInvitation(database, { email, maker: null, role: 'owner', now });
  await database.call('recordAuditEntry', { who: WHO, what: 'invited', detail: email }, now);
  print(
    `${invitationUrl(origin(), token)}\n\nThis link signs ${email} in to the desk. The link works once, within a day.\n`,
  );
}

async function list({ database, now, print, timeZone }: DeskCommand) {
  const people = await database.call('people');
  const invited = await database.call('invitations', now);
  const lines = [
    ...people.map(
      ({ name, email, role, seen_at }) =>
        `${isolateDirection(name)} <${email}>, ${role}, ${seen_at === null ? 'signed out everywhere' : `last seen ${formatTime(seen_at, timeZone)}`}`,
    ),
    ...invited.map(
      ({ email, role, expires_at }) =>
        `${email}, ${role}, invited until ${formatTime(expires_at, timeZone)}`,
    ),
  ];
  print(
    lines.length > 0
      ? `${lines.join('\n')}\n`
      : 'Nobody can open the desk yet. To invite the owner: npm run desk -- invite you@studio.in\n',
  );
}

async function remove({ database, now, print, operands }: DeskCommand) {
  const email = addressIn(operands, 'remove').toLowerCase();
  const people = await database.call('people');
  const person = people.find((each) => each.email.toLowerCase() === email);
  if (!person) throw new Error(`Nobody at the desk has the address ${email}.`);
  if ((await database.call('removePerson', person.id, { by: null, mail: null, now })) === 'last')
    throw new Error('The last owner cannot be removed: invite another first.');
  await database.call('recordAuditEntry', { who: WHO, what: 'removed', detail: person.name }, now);
  print(`${person.name} cannot open the desk any more.\n`);
}

const COMMANDS: Readonly<Record<string, (command: DeskCommand) => Promise<void>>> = {
  invite,
  list,
  remove,
};

function parse(argv: readonly string[]) {
  const options = { help: { type: 'boolean', short: 'h' } } as const;
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true });
  } catch (error) {
    throw optionError(error, Object.keys(options), HELP_COMMAND);
  }
}

/** Returns the exit code: 0 done, 1 failed, 2 wrong arguments. Errors are printed in one line. */
export async function runDesk(
  argv: readonly string[],
  { env, now, print, printError, readStudio }: DeskEnvironment,
): Promise<number> {
  try {
    const { values, positionals } = parse(argv);
    const [word = 'list', ...operands] = positionals;
    if (values.help || word === 'help') {
      print(DESK_HELP);
      return 0;
    }
    const command = Object.hasOwn(COMMANDS, word) ? COMMANDS[word] : undefined;
    if (!command)
      throw new UsageError(
        `There is no command "${word}"${suggestion(word, Object.keys(COMMANDS))}`,
        HELP_COMMAND,
      );
    const { dataDir, port, siteOrigin } = readConfig(env);
    const problem = checkDataDir(dataDir);
    if (problem) throw new Error(problem);
    const database = openForCommand(databaseFile(dataDir), dataDir);
    const own = `http://localhost:${listeningPort(dataDir) ?? port}`;
    const origin = () => {
      try {
        const { origin: built } = new URL(readStudio().siteOrigin);
        // A release made without SITE_ORIGIN has the port of that time.
        return isLocalhost(built) ? own : built;
      } catch {
        return siteOrigin ?? own;
      }
    };
    try {
      const timeZone = timeZoneOf(readStudio);
      await command({ database, now, timeZone, origin, print, operands });
      return 0;
    } finally {
      await database.close();
    }
  } catch (error) {
    printError((error as Error).message);
    return error instanceof UsageError ? 2 : 1;
  }
}
