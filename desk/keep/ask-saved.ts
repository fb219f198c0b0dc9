/** Actions on the server that need the saved values. */
import { ask } from '../api.ts';
import { keeper } from './keep.ts';

/** Saves what was just typed, then sends the request. Rejects as `ask` does. */
export async function askSaved<T>(...request: Parameters<typeof ask>): Promise<T> {
  await keeper.flush();
  return ask<T>(...request);
}
