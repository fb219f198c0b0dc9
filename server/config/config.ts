/** The server's configuration: the environment, checked value by value (decisions, "Configuration"). */
import { type ConfigValues, READERS } from './variables.ts';

export type Config = Readonly<ConfigValues>;

/** Thrown by `readConfig`; the message holds one line per value that makes no sense. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Reads the environment into a frozen object; an unset or empty variable takes its default. Throws `ConfigError`. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const faults: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [key, { variable, fallback, read }] of Object.entries(READERS)) {
    const text = env[variable]?.trim();
    try {
      values[key] = text ? read(text) : fallback;
    } catch (error) {
      const shown = variable === 'SMTP_URL' ? '' : ` "${text}"`;
      faults.push(`${variable}:${shown} ${(error as Error).message}`);
    }
  }
  if (faults.length > 0) throw new ConfigError(faults.join('\n'));
  return Object.freeze(values) as Config;
}
