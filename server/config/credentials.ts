/** Reads secrets that a service manager provides as files instead of variables (systemd's `LoadCredential`). */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** Variables that may be in a file of `CREDENTIALS_DIRECTORY`, and its name there. */
const FILES = { SMTP_URL: 'smtp-url' } as const;

/** The environment with these secrets; a variable that is set has priority. Throws if an existing file cannot be read. */
export function withCredentials(env: Environment): Environment {
  const folder = env.CREDENTIALS_DIRECTORY;
  if (!folder) return env;
  const found = Object.entries(FILES).flatMap(([variable, name]) => {
    const file = join(folder, name);
    return env[variable] || !existsSync(file)
      ? []
      : [[variable, readFileSync(file, 'utf8').trim()]];
  });
  return { ...env, ...Object.fromEntries(found) };
}
