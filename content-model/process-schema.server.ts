/** The shape of `content/process.yaml`: the steps of a project, from the first call to the year after. */
import { z } from 'zod';
import { address, isHidden, pictureRef, text } from './parts.server.ts';

/** Lines of a sample that a step shows, such as a site report. */
const report = z.strictObject({
  caption: text,
  lines: z.array(z.strictObject({ label: text, text })),
});

const step = z.strictObject({
  name: text,
  /** "Weeks 2–3" */
  weeks: text,
  what: text,
  decide: text,
  get: text,
  pay: text,
  /** Per cent of the whole price that is paid now. */
  share: z.number().min(0).max(100).optional(),
  risks: z.array(z.strictObject({ what: text, pays: text })),
  placeholder: z.literal(true).optional(),
  picture: z.strictObject({ ...pictureRef.shape, caption: text.optional() }).optional(),
  /** The plan of the project at `to`; not shown where that project has none. */
  drawing: z.strictObject({ to: address, caption: text }).optional(),
  /** One room of the example of /cost; an unknown room: its first. */
  bill: z.strictObject({ room: text, caption: text, link: text }).optional(),
  report: report.optional(),
});

/** One room from one camera in several weeks, oldest first. The home page shows the first and the last; `link` leads here. */
const sameCamera = z.strictObject({
  heading: text,
  lead: text,
  note: text.optional(),
  link: text,
  weeks: z
    .array(z.strictObject({ week: text, caption: text, picture: pictureRef }))
    .min(2)
    .max(5),
});

export const process = z.strictObject({
  heading: text,
  lead: text,
  /** Which home the weeks and amounts are those of. */
  example: text,
  /** Shown as long as a step is a sample. */
  sample: text,
  labels: z.strictObject({ decide: text, get: text, pay: text, risks: text }),
  steps: z.array(step).min(1),
  /** Nothing is shown where it is missing. */
  sameCamera: sameCamera.optional(),
  payments: z.strictObject({
    heading: text,
    lead: text,
    step: text,
    weeks: text,
    share: text,
    amount: text,
    total: text,
  }),
  closing: z.strictObject({ heading: text, lead: text }),
  hidden: z.strictObject({ sameCamera: isHidden, payments: isHidden }).optional(),
});

export type ProcessWords = z.infer<typeof process>;
