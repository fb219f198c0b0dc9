/** The key pair that identifies this server to push services (VAPID, RFC 8292). */
import { createECDH } from 'node:crypto';
import { chmodSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { syncPath } from '#server/durable.ts';

const stored = z.object({
  publicKey: z.string().regex(/^[\w-]{87}$/),
  privateKey: z.string().regex(/^[\w-]{43}$/),
});

/** A point of P-256 and its private number, as base64url. */
export type PushKeys = z.infer<typeof stored>;

export const pushKeysFile = (dataDir: string) => join(dataDir, 'push-keys.json');

function newKeys(): PushKeys {
  const curve = createECDH('prime256v1');
  const publicKey = curve.generateKeys('base64url');
  // The number may be shorter than 32 bytes.
  const key = Buffer.from(curve.getPrivateKey('hex').padStart(64, '0'), 'hex');
  return { publicKey, privateKey: key.toString('base64url') };
}

/** Writes a new pair, unless another server on the same folder has written one. */
function makeKeys(file: string): void {
  const made = `${file}.making-${process.pid}`;
  try {
    writeFileSync(made, JSON.stringify(newKeys()), { mode: 0o600, flush: true });
    chmodSync(made, 0o600);
    // Fails if the file exists: every server uses the first pair.
    linkSync(made, file);
    syncPath(join(file, '..'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(made, { force: true });
  }
}

function readKeys(file: string): PushKeys | null {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  try {
    return stored.parse(JSON.parse(text));
  } catch (cause) {
    throw new Error(
      `${file} is damaged. Delete it: new keys are made, and each device has to be switched on again under People.`,
      { cause },
    );
  }
}

/** Reads the pair of a data folder, or makes it on first use, readable only by its owner. @throws Error if it is damaged */
export function pushKeys(dataDir: string): PushKeys {
  const file = pushKeysFile(dataDir);
  const found = readKeys(file);
  if (found) return found;
  makeKeys(file);
  const made = readKeys(file);
  if (!made) throw new Error(`${file} was removed while it was made.`);
  return made;
}
