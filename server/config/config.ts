/** The server's configuration, read from the environment and validated. */
import { type Config, VARIABLES } from './variables.ts';

export type { Config };

/** Thrown by `readConfig`; the message has one line per invalid value. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Reads the environment into a frozen object; an unset or empty variable takes its default. Throws `ConfigError`. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const messages: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [key, { variable, fallback, isSecret, read }] of Object.entries(VARIABLES)) {
    const text = env[variable]?.trim();
    try {
      values[key] = text ? read(text) : fallback;
    } catch (error) {
      const shown = isSecret ? '' : ` "${text}"`;
      messages.push(`${variable}:${shown} ${(error as Error).message}`);
    }
  }
  if (messages.length > 0) throw new ConfigError(messages.join('\n'));
  return Object.freeze(values) as Config;
}
