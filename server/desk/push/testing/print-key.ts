/** Prints the public key of a data folder, as a server of its own would read or make it. */
import { pushKeys } from '../keys.ts';

process.stdout.write(`${pushKeys(process.argv[2] ?? '').publicKey}\n`);
