/** Loaded before programs without operands (`node -r`), so that a mistyped option is an error and not ignored. */
const [unknown] = process.argv.slice(2);
if (unknown !== undefined) {
  const script = process.env.npm_lifecycle_event;
  const program = script ? `npm run ${script}` : 'This program';
  process.stderr.write(`${program} takes no options: "${unknown}" is unknown. Nothing was done.\n`);
  process.exit(1);
}
