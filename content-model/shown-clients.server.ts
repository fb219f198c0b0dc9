/** Which clients' words are shown: nobody is quoted who has not agreed. */
import type { ClientsFile } from './people-schema.server.ts';

type Client = ClientsFile['items'][number];

/** Names of the samples that the site comes with. */
const SAMPLE_NAME = /^Client (One|Two)$/;

/** A sample is shown under its sample name alone: words that were written over it need the consent like any other. */
export const isShown = ({ name, consent, placeholder }: Client) =>
  consent !== undefined || (placeholder === true && SAMPLE_NAME.test(name));

export const shownClients = (items: readonly Client[]) => items.filter(isShown);
