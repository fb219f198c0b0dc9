/** The schema of `content/costs.yaml`: what work costs, and the texts of the page `/cost`. */
import { z } from 'zod';
import { faultsOfOneRoom, oneRoom } from './one-room-schema.server.ts';
import { isHidden, key, text, textWithGaps, textWithPlaceholders } from './parts.server.ts';

/** A whole number of rupees. */
const rupees = z.int().min(0).max(100_000_000);
const share = z.int().min(0).max(100);
/** Square feet of carpet area. */
const area = z.int().min(50).max(50_000);

const level = z.strictObject({ name: text, line: text });
/** From the simplest to the most expensive. */
const levels = z.strictObject({ simple: level, middle: level, high: level });

/** A higher level costs at least as much as a lower one. */
const rates = z
  .strictObject({ simple: rupees, middle: rupees, high: rupees })
  .superRefine(({ simple, middle, high }, { addIssue }) => {
    const tell = (path: string, least: number) =>
      addIssue({
        code: 'custom',
        path: [path],
        message: `must not be lower than the rate of the level before it, which is ${least}.`,
      });
    if (middle < simple) tell('middle', simple);
    if (high < middle) tell('high', middle);
  });

const WORK = [
  'civil',
  'floors',
  'walls',
  'kitchen',
  'wardrobes',
  'lights',
  'furniture',
  'landscape',
] as const;
/** All of them, in the order of the file, which is that of the form. */
const work = z.partialRecord(z.enum(WORK), text).superRefine((labels, { addIssue }) => {
  for (const name of WORK)
    if (!Object.hasOwn(labels, name))
      addIssue({ code: 'custom', path: [name], message: 'is missing. Write it' });
});

/** Its quantity is `fixed` + `perSqFt` × carpet area of the whole home. */
const part = z.strictObject({
  name: text,
  work: z.enum(WORK),
  unit: z.enum(['sq ft', 'running ft', 'piece', 'lump sum']),
  fixed: z.number().min(0).max(10_000),
  perSqFt: z.number().min(0).max(10),
  rates,
});

const room = z.strictObject({ name: text, parts: z.array(part).min(1).max(20) });

/** `weeks` from the start on site to the handover, "10–13"; a kind without them has no row on /services. */
const usualArea = { area, from: area, to: area, weeks: text.meta({ rule: 'weeks' }).optional() };
const isUsual = ({ area, from, to }: { area: number; from: number; to: number }) =>
  from <= area && area <= to;
const USUAL = {
  path: ['area'],
  error: 'must be between "from" and "to"',
  params: { atDesk: 'must be between the smallest and the largest area. Change one of the three.' },
};

const home = z
  .strictObject({
    name: text,
    ...usualArea,
    rooms: z.record(key, z.int().min(1).max(9)),
  })
  .refine(isUsual, USUAL);

/** A place of work; its rates are per square foot. */
const place = z
  .strictObject({
    name: text,
    ...usualArea,
    parts: z
      .array(z.strictObject({ name: text, rates }))
      .min(1)
      .max(12),
  })
  .refine(isUsual, USUAL);

/** What a link asks for in vain. */
const namesOfChoices = textWithGaps('from', 'to');
const words = {
  form: z.strictObject({
    aHome: text,
    aPlace: text,
    home: text,
    place: text,
    area: text,
    areaHint: text,
    /** Placeholder of the field for the area. */
    usual: textWithPlaceholders('{area}').default('Usually {area}'),
    rooms: text,
    work: text,
    level: text,
    button: text,
  }),
  bill: z.strictObject({
    example: text,
    yours: text,
    title: textWithPlaceholders('{what}', '{area}', '{level}'),
    someRooms: textWithGaps('what', 'area', 'rooms', 'level'),
    beforeGst: text,
    quantity: text,
    amount: text,
    sum: text,
    gst: textWithPlaceholders('{percent}'),
    total: text,
    most: textWithPlaceholders('{part}', '{share}'),
    half: text,
    third: text,
    quarter: text,
    fifth: text,
    percent: textWithPlaceholders('{percent}'),
    excluded: text,
    enquire: text,
    message: textWithPlaceholders('{address}'),
  }),
  faults: z.strictObject({
    sentence: textWithPlaceholders('{what}'),
    home: namesOfChoices,
    place: namesOfChoices,
    area: textWithPlaceholders('{from}', '{to}'),
    rooms: namesOfChoices,
    work: namesOfChoices,
    level: namesOfChoices,
    other: namesOfChoices,
    nothing: namesOfChoices,
  }),
  guide: z.strictObject({
    heading: text,
    lead: text,
    home: text,
    unit: text,
    places: text,
    placesLead: text,
    place: text,
  }),
};

export const costs = z
  .strictObject({
    heading: text,
    lead: text,
    /** Shown once on the page: whose rates these are, and that the real estimate follows. */
    validity: text,
    gst: share,
    /** The range of an estimate is its sum minus and plus this percentage. */
    spread: share.min(1).max(50),
    excluded: z.array(text).min(1),
    /** For places of work; without it, `excluded` applies to them too. */
    excludedPlaces: z.array(text).min(1).optional(),
    example: z.strictObject({ home: key, level: levels.keyof() }),
    levels,
    work,
    homes: z.record(key, home),
    rooms: z.record(key, room),
    places: z.record(key, place),
    /** Without it, nothing is shown. */
    oneRoom: oneRoom.optional(),
    hidden: z.strictObject({ oneRoom: isHidden }).optional(),
    ...words,
  })
  .superRefine(({ homes, rooms, places, example, oneRoom }, { addIssue }) => {
    const tell = (path: PropertyKey[], message: string) =>
      addIssue({ code: 'custom', path, message });
    for (const [name, home] of Object.entries(homes)) {
      for (const room of Object.keys(home.rooms))
        if (!Object.hasOwn(rooms, room))
          tell(['homes', name, 'rooms', room], 'must be the name of one of the rooms below');
      if (Object.keys(home.rooms).length === 0)
        tell(['homes', name, 'rooms'], 'needs at least one room');
    }
    if (!Object.hasOwn(homes, example.home))
      tell(['example', 'home'], 'must be the name of one of the homes');
    if (Object.keys(places).length === 0) tell(['places'], 'needs at least one place');
    for (const { path, message } of oneRoom ? faultsOfOneRoom(oneRoom, { homes, rooms }) : [])
      tell(['oneRoom', ...path], message);
  });

export type Costs = z.infer<typeof costs>;
