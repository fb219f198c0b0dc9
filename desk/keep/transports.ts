/** How each kind of value is sent, and where the screens show it once it is saved. */

import type { Enquiry, ErrorBody, SaveResult } from '#contract/desk/enquiries.ts';
import type { HoursView } from '#contract/desk/hours.ts';
import type { Library } from '#contract/desk/pictures.ts';
import type { PlanView } from '#contract/desk/plan.ts';
import type { StudioState } from '#contract/desk/studio.ts';
import type { FieldConflict, SavedField } from '#contract/desk/texts.ts';
import { ask, queries, ResponseError, showSaved } from '../api.ts';
import { applySaved } from '../screens/projects/apply-saved.ts';
import { mergeOrder } from '../screens/projects/merge-order.ts';
import { applySavedText } from '../screens/texts/apply-saved.ts';
import type { Outcome, Pending, Saved } from './types.ts';

interface Transport {
  readonly send: (path: string, pending: Pending) => Promise<Saved>;
  /** The currently saved value in a 409 response. */
  readonly theirs?: (body: unknown) => Saved;
  readonly apply: (path: string, saved: Saved) => void;
}

const words: Transport = {
  async send(key, { value, revision }) {
    const [address = '', path = ''] = key.split(/#(.*)/s);
    return ask<SavedField>(`${address}/field`, { path, value, revision }, 'PUT');
  },
  theirs: (body) => body as FieldConflict,
  apply: applySavedText,
};

type Revised = { readonly revision: number };
type AuthorAndTime = Pick<Saved, 'by' | 'at'>;
const ofKept = ({ value, by, at }: SaveResult<Revised> & AuthorAndTime): Saved => {
  const { revision, ...words } = value;
  return { value: words, revision: String(revision), by, at };
};
const enquiry: Transport = {
  send: async (path, { value, revision }) =>
    ofKept(await ask(path, { ...(value as object), revision: Number(revision) }, 'PUT')),
  theirs: (body) => ofKept(body as SaveResult<Revised>),
  apply(path, { value, revision }) {
    const [, , id, part = ''] = path.split('/');
    showSaved<Enquiry>(['enquiry', id], (now) => ({
      ...now,
      [part]: { ...(value as object), revision: Number(revision) },
    }));
  },
};

const sendRevised: Transport['send'] = (path, { value, revision }) => {
  const [address = '', category] = path.split('#');
  return ask<Saved>(address, { category, value }, 'PUT', { 'X-Revision': revision });
};
const plan: Transport = {
  send: sendRevised,
  apply(path, { value, revision }) {
    const [, , slug, , part, name = ''] = path.split('/');
    showSaved<PlanView>(['plan', slug], (now) => {
      if (part === 'measure') return { ...now, measure: value as PlanView['measure'], revision };
      const file = decodeURIComponent(name);
      const placed = { standpoint: value as PlanView['pictures'][number]['standpoint'], revision };
      const pictures = now.pictures.map((one) => (one.file === file ? { ...one, ...placed } : one));
      return { ...now, pictures };
    });
  },
};
const studio: Transport = {
  send: sendRevised,
  apply(_, { value, revision }) {
    showSaved<StudioState>(['studio'], (now) => ({
      ...now,
      form: value as StudioState['form'],
      revision,
    }));
  },
};
const hours: Transport = {
  send: sendRevised,
  apply(path, saved) {
    const part = path.split('/')[2] as 'week' | 'closings';
    showSaved<HoursView>(['hours'], (now) => ({ ...now, [part]: saved }));
  },
};
const FRAMED = ['focus', 'phoneFocus', 'straighten'];
/** For pictures of pages and of projects: the library has both. */
function applyFraming(path: string, saved: Saved): void {
  const at = path.lastIndexOf('/');
  const [address, field] = [path.slice(0, at), path.slice(at + 1)];
  if (!FRAMED.includes(field)) return;
  showSaved<Library>(['pictures'], (now) => ({
    ...now,
    pictures: now.pictures.map((one) =>
      one.framingPath === address ? { ...one, [field]: saved } : one,
    ),
  }));
}
const framing: Transport = { send: sendRevised, apply: applyFraming };
const project: Transport = {
  send: sendRevised,
  apply(path, saved) {
    applySaved(path, saved);
    applyFraming(path, saved);
  },
};

function transportOf(path: string): Transport {
  if (path.startsWith('/words/')) return words;
  if (path.startsWith('/enquiries/')) return enquiry;
  if (path.startsWith('/studio/')) return studio;
  if (path.startsWith('/hours/')) return hours;
  if (path.startsWith('/pictures/')) return framing;
  return /^\/projects\/[^/]+\/plan\//.test(path) ? plan : project;
}

const hasReason = (body: unknown) => typeof (body as Partial<ErrorBody> | null)?.error === 'string';

/** The value that somebody else has saved; null if the response has only a reason. */
function theirsOf({ theirs }: Transport, body: unknown): Saved | null {
  if (typeof body !== 'object' || body === null || !('value' in body)) return null;
  return theirs ? theirs(body) : (body as Saved);
}

/** Sends a typed value. Does not reject if the request fails: the outcome says why. */
export async function send(path: string, pending: Pending): Promise<Outcome> {
  const transport = transportOf(path);
  try {
    return { is: 'saved', saved: await transport.send(path, pending) };
  } catch (error) {
    if (!(error instanceof ResponseError)) return { is: 'stopped', why: 'offline' };
    const { status, body, message } = error;
    if (status === 401) {
      queries.setQueryData(['me'], null);
      return { is: 'stopped', why: 'signed out' };
    }
    // A filtering network responds with 403, too, but without a reason of the server.
    if (status === 403 && !hasReason(body)) return { is: 'stopped', why: 'forbidden' };
    if (status === 429) return { is: 'stopped', why: 'busy' };
    if (status >= 500) return { is: 'stopped', why: 'server error' };
    const theirs = status === 409 ? theirsOf(transport, body) : null;
    return theirs ? { is: 'conflict', theirs } : { is: 'refused', reason: message };
  }
}
/** Shows a saved value on the screens. */
export const apply = (path: string, saved: Saved) => transportOf(path).apply(path, saved);
/** Orders are merged; texts are not. */
export const merge = (path: string, { from, value }: Pending, theirs: Saved) =>
  /^\/projects\/.*order(#|$)/.test(path) ? mergeOrder(from, value, theirs.value) : null;
