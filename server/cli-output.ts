/** What a command prints. */
export const print = (line: string) => void process.stdout.write(`${line}\n`);

/** Ends the process with the message, which has one line per problem. */
export function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
