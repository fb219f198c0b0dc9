/** The desk's labels for the fields of `content/`, their recommended lengths, and which fields are locked. */
import { COSTS } from './tables/costs.ts';
import type { Labels } from './tables/label.ts';
import { PROJECTS } from './tables/projects.ts';
import { QUESTIONS } from './tables/questions.ts';
import { SITE } from './tables/site.ts';
import { STUDIO } from './tables/studio.ts';

export const LABELS: Labels = { ...STUDIO, ...QUESTIONS, ...COSTS, ...PROJECTS, ...SITE };
