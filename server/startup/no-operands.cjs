/** Loaded before a program that takes no operands (`node -r`): a mistyped option is named instead of being ignored. */
const [unknown] = process.argv.slice(2);
if (unknown !== undefined) {
  const script = process.env.npm_lifecycle_event;
  const program = script ? `npm run ${script}` : 'This program';
  process.stderr.write(`${program} takes no options: "${unknown}" is unknown. Nothing was done.\n`);
  process.exit(1);
}
