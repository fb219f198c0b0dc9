/** Reads the studio's data from build/studio.json: name, addresses, hours, identifiers of the forms. */

import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { costs } from '#content-model/costs-schema.server.ts';
import { HEX_COLOUR } from '#contract/colours.ts';
import { TIME_OF_DAY } from '#contract/time-of-day.ts';
import { WEEKDAYS } from '#contract/written-hours.ts';
import { EMAIL } from '#server/enquiries/email-address.ts';

const time = z.string().regex(TIME_OF_DAY, 'must be a time such as 09:00');
const day = z.enum(WEEKDAYS);
const openHours = { opens: time, closes: time };
const id = z.string().min(1);

/** Addresses of projects that were renamed (301) or are hidden (410). */
const addresses = z.object({
  moved: z.record(z.string(), z.string()),
  gone: z.array(z.string()),
});

const colours = z.record(z.string(), z.string().regex(HEX_COLOUR)).default({});

const studioSchema = z.object({
  name: z.string().min(1),
  email: z.string().regex(EMAIL, 'must be an email address'),
  /** No acknowledgements are sent from a placeholder address. */
  emailIsPlaceholder: z.boolean(),
  phone: z.string().min(1),
  hours: z.object({
    days: z.array(day).min(1),
    ...openHours,
    other: z.partialRecord(day, z.object(openHours)).optional(),
    closed: z.array(z.object({ from: id, to: id.optional(), name: id })).optional(),
    timeZone: id,
  }),
  retentionMonths: z.number().int().positive(),
  noticeVersion: z.string().min(1),
  siteOrigin: z.url(),
  addresses: addresses.optional(),
  /** The studio's own colours by their use. Optional, because older releases lack them. */
  colours: z.object({ day: colours, night: colours }).default({ day: {}, night: {} }),
  /** Rates, for addresses of /cost with a query. A release of another version may lack them, or have others. */
  costs: costs.optional().catch(undefined),
  send: z.object({
    /** Origin that forms are sent to; '' for this site's own relay. */
    origin: z.string(),
    publicKey: id,
    serviceId: id,
    templates: z.object({ contact: id, home: id, enquiry: id, question: id }),
  }),
});

export type Studio = Readonly<z.infer<typeof studioSchema>>;

/** Reads and checks the file. Throws an Error with one line per problem that says what to do. */
export function readStudio(path: string): Studio {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`${path} cannot be read: run \`npm run build\`, which writes it.`, {
      cause: error,
    });
  }
  const result = studioSchema.safeParse(json);
  if (result.success) return result.data;
  const messages = result.error.issues.map(
    ({ path: at, message }) => `${path}: ${at.join('.')}: ${message}. Run \`npm run build\` again.`,
  );
  throw new Error(messages.join('\n'));
}
