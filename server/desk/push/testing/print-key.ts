/** Prints the public key of a data folder, read or made as a separate server would. */
import { pushKeys } from '../keys.ts';

process.stdout.write(`${pushKeys(process.argv[2] ?? '').publicKey}\n`);
