/** `clock`: shows the time and whether it is plausible; `--yes` confirms it. */
import { CLOCK_CONFIRMED, clockProblem, type KnownTimes } from '#server/enquiries/clock-check.ts';
import { formatSeconds } from '#server/enquiries/time.ts';
import { releasesFolder, servedRelease, timeOfName } from '#server/releases/folder.ts';
import { type Command, type FileContext, singleOperand } from './context.ts';

function sentenceOf(doubt: 'ahead' | 'behind', { timeZone }: FileContext, known: KnownTimes) {
  if (doubt === 'behind')
    return `The published version was made later, at ${formatSeconds(known.releasedAt, timeZone)}: old enquiries are not deleted until the clock is corrected. If the clock is right, publish again.`;
  return `Old enquiries were last deleted at ${formatSeconds(known.expiryRunAt ?? 0, timeZone)}, more than a month before this time: none are deleted until you confirm the clock. If it is right, add --yes.`;
}

export const clock: Command = async (context) => {
  const { database, dataDir, operands, options, now, timeZone, print, printError } = context;
  if (operands.length > 0) singleOperand(context, 'option at most, --yes');
  const { expiryRunAt } = await database.call('health', now);
  const known = {
    expiryRunAt,
    releasedAt: timeOfName(servedRelease(releasesFolder(dataDir))?.id ?? ''),
  };
  const doubt = clockProblem(now, known);
  print(`The clock says ${formatSeconds(now, timeZone)}.\n`);
  if (doubt === null) print('It agrees with the times in the database.\n');
  else if (doubt === 'behind' || !options.yes) printError(sentenceOf(doubt, context, known));
  if (doubt === 'behind' || (doubt && !options.yes)) return 1;
  if (!options.yes) return 0;
  await database.call('confirmExpiryRun', now);
  print(CLOCK_CONFIRMED);
  return 0;
};
