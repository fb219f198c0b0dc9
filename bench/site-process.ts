/** Runs the built site in its own process, as in production. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';

interface SiteProcess {
  readonly url: URL;
  readonly pid: number;
  stop(): Promise<void>;
}

const ROOT = join(import.meta.dirname, '..');

/** Serves the build folder on a free port. Rejects if the server does not start; the reason is on stderr. */
export async function serveBuild(build: string, dataDir: string): Promise<SiteProcess> {
  const server = join(ROOT, 'server');
  const args = ['--max-semi-space-size=4', '-r', join(server, 'startup', 'check-node.cjs')];
  const child = spawn(process.execPath, [...args, join(server, 'main.ts'), build], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, RATE_LIMIT: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  const url = await new Promise<URL>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      output = (output + chunk).slice(-2000);
      const port = output.match(/http:\/\/localhost:(\d+)/)?.[1];
      if (port) resolve(new URL(`http://127.0.0.1:${port}`));
    });
    child.once('exit', () => reject(new Error('The server did not start; see the reason above.')));
  });
  const stop = () =>
    new Promise<void>((done) => {
      child.once('exit', () => done());
      child.kill('SIGTERM');
    });
  return { url, pid: child.pid!, stop };
}
