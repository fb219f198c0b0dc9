/** Acts that the server does on what is saved. */
import { ask } from '../api.ts';
import { keeper } from './keep.ts';

/** Saves what was typed a moment ago, then asks. Rejects as `ask` does. */
export async function askSaved<T>(...request: Parameters<typeof ask>): Promise<T> {
  await keeper.flush();
  return ask<T>(...request);
}
