/** Schemas that several files of `content/` share: texts, links, pictures, films, hours. */

import { z } from 'zod';
import { INVALID_DAY, isDay } from '#contract/day.ts';
import { DAY_MS } from '#contract/duration.ts';
import { STRAIGHTEN_MAX } from '#contract/framing.ts';
import { isGroup } from '#contract/group.ts';
import { PICTURE_KINDS } from '#contract/picture-kinds.ts';
import { TIME_OF_DAY } from '#contract/time-of-day.ts';
import { SLUG } from '#pictures/names.ts';

export const text = z.string().trim().min(1);

/** A name that is part of an address. */
export const key = z
  .string()
  .regex(SLUG, 'must consist of the letters a to z, digits and hyphens, such as "red-oxide"');

/** A text in which the site replaces these names in braces by their values; other names are refused (`newer-rules.server.ts`). */
export const textWithGaps = (...gaps: readonly string[]) => text.meta({ gaps });

/** A text that contains these placeholders, such as "{count}". */
export const textWithPlaceholders = (...places: readonly string[]) =>
  text
    .refine(
      (words) => places.every((place) => words.includes(place)),
      `must contain ${places.join(' and ')}`,
    )
    .meta({ gaps: places.map((place) => place.slice(1, -1)) });

/** The name of a picture in `content/media/` without its extension, or `project/picture`. */
export const pictureName = text.meta({ tag: 'picture' });
/** The name of a film in `content/media/films/` without its extension. */
const filmName = text.meta({ tag: 'film' });
/** A page ("/about"), a place on it ("/projects#residential"), or an absolute address with https://. */
export const address = text.meta({ tag: 'address' });

/** An existing day, "2025-03-14". */
export const day = text
  .refine(isDay, {
    error: 'must be a day with its year first, such as "2025-03-14"',
    params: { atDesk: INVALID_DAY },
  })
  .meta({ tag: 'day' });

/** Today or earlier, in the time zone that is furthest ahead. */
const isNotAhead = (on: string) => Date.parse(on) <= Date.now() + DAY_MS;
/** The day on which a person agreed to be named. */
export const dayOfConsent = day
  .refine(isNotAhead, 'is in the future: enter the day on which the consent was given')
  .meta({ tag: 'day' });

/** A value that may still be a placeholder: plain, or `{ value, placeholder: true }`. */
export const replaceableAs = (value: z.ZodType<string>) =>
  z
    .preprocess(
      (written) => (isGroup(written) ? written : { value: written }),
      z.strictObject({ value, placeholder: z.boolean().optional() }),
    )
    .transform(({ value, placeholder }) => ({ value, isPlaceholder: placeholder === true }));

export const replaceable = replaceableAs(text);

/** A number that can be dialled from any country. */
export const phoneNumber = replaceableAs(
  text
    .regex(
      /^\+(?:[ -]?\d){8,15}$/,
      'must be a number with its country code, such as "+91 20 1234 5678"',
    )
    .meta({ rule: 'phone' }),
);

const anyDigit = /^\+?(?:[ .()-]*\d){8,15}$/;
/** A number as it is displayed; the link uses only its digits. */
export const shownPhone = replaceableAs(
  text
    .regex(anyDigit, 'must be a phone number of 8 to 15 digits, such as "+91 20 1234 5678"')
    .meta({ rule: 'phone' }),
);

export const emailAddress = replaceableAs(
  text.regex(
    z.regexes.email,
    'must be an email address without spaces, such as "studio@example.in"',
  ),
);

/** An address of another site. */
export const absoluteUrl = text.refine(
  (written) => /^https:\/\/[^\s/]+\.[^\s]+$/.test(written) && URL.canParse(written),
  'must be a whole web address that begins with https://, such as "https://www.instagram.com/studio"',
);
export const replaceableUrl = replaceableAs(absoluteUrl);

const year = text.regex(/^(19|20)\d\d$/, 'must be a year with four digits, such as "2025"');

/** A claim of the studio, with its source and year. A plain text, or a group. */
export const claim = z
  .preprocess(
    (written) => (isGroup(written) ? written : { value: written }),
    z.strictObject({
      value: text,
      placeholder: z.boolean().optional(),
      source: absoluteUrl.optional(),
      year: year.optional(),
    }),
  )
  .transform(({ placeholder, ...fields }) => ({ ...fields, isPlaceholder: placeholder === true }));

const part = z.number().min(0).max(1);
/** How a picture is framed. */
export const framing = {
  /** The point that a crop keeps visible: fractions of width and height, from the top left. */
  focus: z.tuple([part, part]).optional(),
  /** The same for phones, if it differs. */
  phoneFocus: z.tuple([part, part]).optional(),
  /** Degrees of clockwise rotation, so that its lines are straight. */
  straighten: z.number().min(-STRAIGHTEN_MAX).max(STRAIGHTEN_MAX).optional(),
};

export const postalCode = text
  .regex(/^[A-Z\d][A-Z\d -]{2,9}$/i, 'must be a postal code such as "411045"')
  .meta({ rule: 'postalCode' });
export const link = z.strictObject({ to: address, label: text });
/** How a picture was made. The page says so if it was rendered. */
export const pictureKind = z.enum(PICTURE_KINDS);
export const pictureRef = z.strictObject({ file: pictureName, alt: z.string() });
/** With words below it. */
export const captionedPicture = pictureRef.extend({ caption: text.optional() });
/** A value under `hidden:` of a page: this section is not shown there (`sections.server.ts`). */
export const isHidden = z.literal(true).optional();

export const percent = z.number().min(0).max(100);
export const titledText = z.strictObject({ title: text, description: text });
export const hour = z
  .string()
  .regex(
    TIME_OF_DAY,
    'must be a time with two digits for the hour and two for the minutes, such as "07:40"',
  );

/** One room from one camera at several hours. `hangs` names the picture that is shown first, `hangsByNight` that of the dark scheme. */
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

/** `still` is shown with its own description until the film and its poster exist. */
const still = z.strictObject({ file: pictureName, caption: text, alt: text });
const hours = { from: hour, to: hour };
/** Only for a film, not for a picture in its place. */
export const optionalHours = { from: hour.optional(), to: hour.optional() };

/** The film of the dark scheme, from the same camera. */
const byNight = z.strictObject({ film: filmName });
export const night = byNight.extend(hours);

export const filmRef = z.strictObject({
  film: filmName,
  caption: text,
  alt: text,
  still: still.optional(),
  night: byNight.optional(),
});

/** The table of weeks and costs for each kind of home. A sample row has `placeholder: true`, and `note` says so on the page. */
export const bands = z.strictObject({
  caption: text,
  columns: z.strictObject({ home: text, weeks: text, cost: text }),
  rows: z
    .array(
      z.strictObject({
        name: text,
        weeks: textWithGaps('weeks'),
        cost: textWithGaps('cost'),
        placeholder: z.literal(true).optional(),
      }),
    )
    .min(1),
  note: text,
});
