/** Removes what belongs to erased enquiries: `.eml` files, and texts in the search index. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseClient } from '#server/database/client.ts';
import type { EmailRow } from '#server/database/types.ts';
import { runInBatches } from '#server/enquiries/in-batches.ts';
import { deleteOrphanedEmlFiles, emlFileName, emlFolder } from './eml-files.ts';

export function createErasure(database: DatabaseClient, dataDir: string) {
  const folder = emlFolder(dataDir);
  const deleteOrphanedEmails = () =>
    deleteOrphanedEmlFiles(folder, (id) => database.call('exists', id));
  const cleanSearch = () => runInBatches(() => database.call('cleanSearch'));
  return {
    deleteOrphanedEmails,
    cleanSearch,
    deleteEmail: ({ enquiry_id, kind }: Pick<EmailRow, 'enquiry_id' | 'kind'>) =>
      rm(join(folder, emlFileName(enquiry_id, kind)), { force: true }),
    afterErasure() {
      // If this fails, the hourly retention run does it.
      void cleanSearch().catch(() => {});
      return deleteOrphanedEmails();
    },
  };
}
