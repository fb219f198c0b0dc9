import type { Studio } from '#server/studio.ts';

/** Dependencies of the command line. */
export interface CliEnvironment {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly now: number;
  /** Columns of the terminal. */
  readonly width: number;
  /** Throws if there is no build; only the retention period needs it. */
  readonly readStudio: () => Pick<Studio, 'retentionMonths' | 'hours' | 'siteOrigin'>;
  readonly projectFolder: string;
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
}
