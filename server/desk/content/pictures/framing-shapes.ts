/** Schemas for the framing of a picture, of a page or of a project. */
import { z } from 'zod';
import { PHOTO_LABELS } from '#contract/desk/photos.ts';
import { STRAIGHTEN_MAX } from '#contract/framing.ts';
import type { Framing } from '#pictures/framing.ts';

const part = z.number().min(0).max(1);

export const FRAMING_SHAPES = {
  focus: z.tuple([part, part]).nullable().meta({ title: PHOTO_LABELS.focus }),
  phoneFocus: z.tuple([part, part]).nullable().meta({ title: PHOTO_LABELS.phoneFocus }),
  straighten: z
    .number()
    .min(-STRAIGHTEN_MAX)
    .max(STRAIGHTEN_MAX)
    .meta({ title: PHOTO_LABELS.straighten }),
} as const;
export type FramingField = keyof typeof FRAMING_SHAPES;

/** The defaults, 0 degrees and the middle, are written as nothing. */
export const framingValue = (framing: Framing | undefined, field: FramingField) =>
  field === 'straighten' ? (framing?.straighten ?? 0) : (framing?.[field] ?? null);
