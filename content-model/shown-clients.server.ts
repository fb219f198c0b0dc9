/** Decides which clients' statements are shown: only with their consent. */
import type { ClientsFile } from './people-schema.server.ts';

type Client = ClientsFile['items'][number];

/** Names of the samples that the site comes with. */
const SAMPLE_NAME = /^Client (One|Two)$/;

/** A sample is shown only under its original name. A statement that replaced it needs a consent. */
export const isShown = ({ name, consent, placeholder }: Client) =>
  consent !== undefined || (placeholder === true && SAMPLE_NAME.test(name));

export const shownClients = (items: readonly Client[]) => items.filter(isShown);
