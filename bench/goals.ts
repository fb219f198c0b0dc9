/**
 * Goals for the heaviest pages on a first visit with a phone. Bytes are as transferred, without films.
 * `e2e/budgets.spec.ts` limits HTML, style, fonts and the site's own script.
 */

import { projectPath } from '#content-model/pages.ts';
import type { Project } from '#content-model/types.ts';
import { content } from '../e2e/content.ts';

export const NETWORK = { downBps: 1_600_000, rttMs: 150 } as const;
export const CPU_SLOWDOWN = 4;
/** The device of Lighthouse's mobile preset. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const;

const COMMON = {
  lcpRatio: 1.06,
  script: 115_000,
  scriptBeforeLcp: 2_000,
  blockingMs: 50,
  longestTaskMs: 120,
  shift: 0,
  repeatBytes: 5_000,
};

/** The page of the project with the most pictures. */
const [{ slug }] = content.categories
  .flatMap(({ projects }) => projects)
  .sort((a, b) => b.photos.length - a.photos.length) as [Project, ...Project[]];
export const PROJECT = projectPath(slug);

/** Upper limits; a time is the median over the rounds unless its name says otherwise. */
export const GOALS = {
  '/': {
    ...COMMON,
    bytesToIdle: 210_000,
    bytesScrolled: 420_000,
  },
  '/projects': {
    ...COMMON,
    bytesToIdle: 300_000,
    bytesScrolled: 850_000,
  },
  [PROJECT]: {
    ...COMMON,
    bytesToIdle: 400_000,
    bytesScrolled: 1_500_000,
  },
  '/cost': {
    ...COMMON,
    bytesToIdle: 200_000,
    bytesScrolled: 400_000,
  },
  '/process': {
    ...COMMON,
    bytesToIdle: 250_000,
    bytesScrolled: 500_000,
  },
};

/** Milliseconds from a tap to the next paint. */
export const TAP_GOAL_MS = 64;

/** Milliseconds from a click to the next page's first frame. */
export const NEXT_PAGE_MS = 100;

export type Goal = keyof (typeof GOALS)['/'];
