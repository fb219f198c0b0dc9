import type { Engine } from './browser.ts';
import { firefox } from './firefox.ts';
import { webkit } from './webkit.ts';

/** The engines besides Chromium in which these tests run. */
export const ENGINES = { firefox, webkit } as const satisfies Record<string, Engine>;
export type EngineName = keyof typeof ENGINES;
