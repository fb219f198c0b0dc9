/** Commands that erase permanently. */
import { asciiAddress } from '#contract/email.ts';
import { EMAIL } from '#server/enquiries/email-address.ts';
import { collectInBatches, runInBatches } from '#server/enquiries/in-batches.ts';
import { monthsBefore } from '#server/enquiries/retention.ts';
import { formatSeconds } from '#server/enquiries/time.ts';
import { deleteOrphanedEmlFiles, emlFolder } from '#server/mail/eml-files.ts';
import { UsageError } from './arguments.ts';
import { type Command, type CommandContext, enquiriesOf, singleOperand } from './context.ts';

/** After an erasure: deletes `.eml` files of erased enquiries, and removes their texts from the search index. */
async function afterErasure({ database, dataDir }: CommandContext): Promise<void> {
  await deleteOrphanedEmlFiles(emlFolder(dataDir), (id) => database.call('exists', id));
  await runInBatches(() => database.call('cleanSearch'));
}

/** Erases everything of a person; without --yes it only says how much that would be. */
export const erase: Command = async (context) => {
  const email = asciiAddress(singleOperand(context, 'email address'));
  if (!EMAIL.test(email)) throw new UsageError(`"${email}" is not an email address.`);
  const { database, options, print, printError } = context;
  const count = await database.call('countByEmail', email);
  if (!options.yes && count > 0) {
    printError(
      `This would delete ${enquiriesOf(count)} of ${email} for good, with the emails that are kept of them. To do it, add --yes.`,
    );
    return 1;
  }
  const erased = options.yes
    ? await collectInBatches(() => database.call('eraseByEmail', email))
    : [];
  await afterErasure(context);
  if (erased.length === 0) printError(`There is no enquiry of ${email}.`);
  else print(`Deleted ${enquiriesOf(erased.length)} of ${email}.\n`);
  return erased.length > 0 ? 0 : 1;
};

/**
 * Erases everything older than the retention period or the given months; without --yes it only says how much that would
 * be, and the date. Confirming it also confirms the clock.
 */
export const purge: Command = async (context) => {
  const { database, options, now, timeZone, print, printError } = context;
  const months = options.months ?? context.readStudio().retentionMonths;
  const before = monthsBefore(now, months);
  if (!options.yes) {
    const count = await database.call('countBefore', before);
    const today = formatSeconds(now, timeZone);
    printError(
      `This would delete ${enquiriesOf(count)} older than ${months} months for good; the clock says ${today}. If that is right, add --yes.`,
    );
    return 1;
  }
  const erased = await collectInBatches(() => database.call('eraseBefore', before));
  await database.call('confirmExpiryRun', now);
  await afterErasure(context);
  print(`Deleted ${enquiriesOf(erased.length)} older than ${months} months.\n`);
  return 0;
};
