/** The schema of `content/process.yaml`: the steps of a project, from the first call to the year after. */
import { z } from 'zod';
import {
  address,
  captionedPicture,
  isHidden,
  percent,
  pictureRef,
  text,
  textWithGaps,
} from './parts.server.ts';

/** Lines of a sample document that a step shows, such as a site report. */
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
  /** Percentage of the whole price that is paid at this step. */
  share: percent.optional(),
  risks: z.array(z.strictObject({ what: text, pays: text })),
  placeholder: z.literal(true).optional(),
  picture: captionedPicture.optional(),
  /** Shows the plan of the project at `to`, if that project has one. */
  drawing: z.strictObject({ to: address, caption: text }).optional(),
  /** A room of the example on /cost; if it is unknown, the first room. */
  bill: z
    .strictObject({ room: text, caption: textWithGaps('room', 'level'), link: text })
    .optional(),
  report: report.optional(),
});

/** One room from one camera in several weeks, oldest first. The home page shows the first and the last; `link` is its link to /process. */
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
  /** The home to which the weeks and amounts apply. */
  example: textWithGaps('home'),
  /** Shown while a step is a sample. */
  sample: text,
  labels: z.strictObject({ decide: text, get: text, pay: text, risks: text }),
  steps: z.array(step).min(1),
  /** Without it, nothing is shown. */
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
