import type { Studio } from '#server/studio.ts';

/** What the command line gets from outside. */
export interface CliEnvironment {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly now: number;
  /** Columns of the terminal. */
  readonly width: number;
  /** Called only by the commands that need the retention period. */
  readonly readStudio: () => Pick<Studio, 'retentionMonths'>;
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
}
