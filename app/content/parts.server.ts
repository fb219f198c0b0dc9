/** What the files in `content/` are made of: words, links, pictures, films, hours. */
import { z } from 'zod';

export const text = z.string().trim().min(1);

/** A value that may still be a placeholder: plain, or `{ value, placeholder: true }`. */
export const replaceable = z
  .union([text, z.strictObject({ value: text, placeholder: z.literal(true) })])
  .transform((v) =>
    typeof v === 'string'
      ? { value: v, isPlaceholder: false }
      : { value: v.value, isPlaceholder: true },
  );

/** A number that can be dialled from any country. */
export const phoneNumber = replaceable.refine(
  ({ value }) => /^\+(?:[ -]?\d){8,15}$/.test(value),
  'must be a number with its country code, such as "+91 20 1234 5678"',
);

export const link = z.strictObject({ to: text, label: text });
export const pictureRef = z.strictObject({ file: text, alt: z.string() });
export const titled = z.strictObject({ title: text, description: text });
export const hour = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be an hour such as "07:40"');

/** One room, the same camera at several hours. `hangs` names the one that is seen first, `hangsByNight` in the dark scheme. */
export const daylight = z
  .strictObject({
    heading: text,
    lead: text,
    hangs: text,
    hangsByNight: text,
    hours: z
      .array(z.strictObject({ name: text, hour, picture: pictureRef }))
      .min(2)
      .max(5),
  })
  .superRefine(({ hours, ...named }, { addIssue }) => {
    for (const key of ['hangs', 'hangsByNight'] as const)
      if (!hours.some(({ name }) => name === named[key]))
        addIssue({ code: 'custom', path: [key], message: 'must be the name of one of the hours' });
  });

/** `still` hangs in the slot, under its own words, until the film and its poster are there. */
const still = z.strictObject({ file: text, caption: text, alt: text });
export const hours = { from: hour, to: hour };

/** What plays in the dark scheme instead, from the same camera. */
const byNight = z.strictObject({ film: text });
export const night = byNight.extend(hours);

export const filmRef = z.strictObject({
  film: text,
  caption: text,
  alt: text,
  still: still.optional(),
  night: byNight.optional(),
});

/** What homes of each kind usually take, as a table. A row that is still a sample says `placeholder: true`; `note` says so on the page. */
export const bands = z.strictObject({
  caption: text,
  columns: z.strictObject({ home: text, weeks: text, cost: text }),
  rows: z
    .array(
      z.strictObject({
        name: text,
        weeks: text,
        cost: text,
        placeholder: z.literal(true).optional(),
      }),
    )
    .min(1),
  note: text,
});
