/** Runs Wrangler, Cloudflare's command line, by npx. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

export const WRANGLER = 'wrangler@4.118.0';
const SETTINGS = join(import.meta.dirname, '..', 'wrangler.jsonc');

const run = (args: readonly string[], stdio: 'inherit' | 'pipe') =>
  spawnSync('npx', ['--yes', WRANGLER, ...args, '--config', SETTINGS], {
    encoding: 'utf8',
    stdio: ['inherit', stdio, 'inherit'],
    shell: process.platform === 'win32',
  });

/** The output of a command. */
export const askWrangler = (...args: readonly string[]): string => run(args, 'pipe').stdout ?? '';

/** Ends this program with Wrangler's status when it fails. */
export function wrangler(...args: readonly string[]): void {
  const { status } = run(args, 'inherit');
  if (status !== 0) process.exit(status ?? 1);
}
