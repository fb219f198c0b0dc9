/** Reads the files of a reply, in pieces, just before it is sent. */
import type { DatabaseClient } from '#server/database/client.ts';
import type { ClaimedEmail, MailFile } from '#server/database/types.ts';
import type { MailTransport } from './transport.ts';

type Database = Pick<DatabaseClient, 'call'>;

async function readFile(database: Database, id: number): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for (;;) {
    const piece = await database.call('attachmentPiece', id, pieces.length);
    if (piece === null) return Buffer.concat(pieces);
    pieces.push(piece);
  }
}

async function filesOf(database: Database, { id, reply }: ClaimedEmail): Promise<MailFile[]> {
  if (!reply) return [];
  const files: MailFile[] = [];
  for (const file of await database.call('attachmentsOfEmail', id)) {
    const bytes = await readFile(database, file.id);
    if (bytes.length !== file.size) throw new Error(`A file of the reply is damaged: ${file.name}`);
    files.push({ name: file.name, type: file.type, bytes });
  }
  return files;
}

/** A transport that adds the attachments of replies to each email before it is sent. */
export const withFiles =
  (transport: MailTransport, database: Database): MailTransport =>
  async (email, signal) =>
    transport({ ...email, files: await filesOf(database, email) }, signal);
