/** Runs Caddy or nginx on a free port with this folder's settings; only names, paths and the certificate differ. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '#server/testing/program.ts';
import { ask } from '../../shared/testing/ask.ts';

type ProxyName = 'caddy' | 'nginx';

interface Places {
  /** An empty folder for settings, certificates and cache. */
  readonly scratch: string;
  /** The port of the site's server. */
  readonly upstream: number;
  /** True: without TLS, for comparison with servers that have none. */
  readonly isPlain?: boolean;
}

export interface WebProxy {
  readonly url: URL;
  /** The host that redirects to the site's, as in a `Host` header. */
  readonly otherHost: string;
  stop(): Promise<void>;
}

const MACHINE = join(import.meta.dirname, '..');
/** Whether a program is installed. */
export const hasProgram = (program: string) => spawnSync('which', [program]).status === 0;

/** Stops it, and waits until it has ended. */
export async function stopProgram(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** Whether Debian's package is installed. */
export const isInstalled = (name: ProxyName) =>
  hasProgram(name) && (name === 'caddy' || hasProgram('openssl'));

type Command = [program: string, ...string[]];

function caddyCommand({ scratch, isPlain }: Places): Command {
  const options = isPlain
    ? ['auto_https off']
    : ['local_certs', 'skip_install_trust', 'auto_https disable_redirects'];
  // Inserted into the block of options at the beginning of the file.
  const site = readFileSync(join(MACHINE, 'Caddyfile'), 'utf8').replace(
    /^\{\n/m,
    (brace) => `${brace}admin off\n${options.join('\n')}\n`,
  );
  const file = join(scratch, 'Caddyfile');
  writeFileSync(file, site);
  return ['caddy', 'run', '--adapter', 'caddyfile', '--config', file];
}

function certify(scratch: string): { key: string; certificate: string } {
  const [key, certificate] = [join(scratch, 'key.pem'), join(scratch, 'certificate.pem')];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-days', '2', '-keyout', key, '-out', certificate];
  execFileSync('openssl', ['req', ...kind, ...files, ...names], { stdio: 'pipe' });
  return { key, certificate };
}

function nginxCommand({ scratch, upstream, isPlain }: Places, port: number): Command {
  const { key, certificate } = certify(scratch);
  const secure = readFileSync(join(MACHINE, 'nginx.conf'), 'utf8')
    .replace(/^server \{\n\tlisten 80;[\s\S]*?\n\}\n/m, '')
    .replace(/^\tlisten \[::\].*\n/gm, '')
    .replaceAll('listen 443', `listen 127.0.0.1:${port}`)
    .replace(/\/etc\/letsencrypt\S*fullchain.pem/g, certificate)
    .replace(/\/etc\/letsencrypt\S*privkey.pem/g, key)
    .replaceAll('https://SITE_HOST', `https://localhost:${port}`)
    .replaceAll('OTHER_HOST', 'www.localhost')
    .replaceAll('SITE_HOST', isPlain ? '127.0.0.1' : 'localhost')
    .replace('/var/log/nginx/error.log', 'stderr')
    .replace('/var/lib/nginx/osari', join(scratch, 'cache'))
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${upstream}`);
  const site = isPlain ? secure.replaceAll(' ssl http2', '').replace(/^\tssl_.*\n/gm, '') : secure;
  const main = join(scratch, 'nginx.conf');
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    main,
    `daemon off; pid ${scratch}/nginx.pid; worker_processes 1; events {}
http {
${folders.map((what) => `${what}_temp_path ${scratch}/${what};`).join('\n')}
include ${scratch}/site.conf;
}
`,
  );
  writeFileSync(join(scratch, 'site.conf'), site);
  return ['nginx', '-e', 'stderr', '-c', main];
}

/** The command that starts the proxy on that port, and its variables. */
export function proxyCommand(name: ProxyName, places: Places, port: number) {
  const { scratch, upstream, isPlain } = places;
  mkdirSync(scratch, { recursive: true });
  const command = name === 'nginx' ? nginxCommand(places, port) : caddyCommand(places);
  const env = {
    SITE_HOST: isPlain ? `http://127.0.0.1:${port}` : `localhost:${port}`,
    OTHER_HOST: `www.localhost:${port}`,
    SITE_UPSTREAM: `127.0.0.1:${upstream}`,
    HOME: scratch,
    XDG_DATA_HOME: scratch,
  };
  return { command, env };
}

/** Waits until it answers. Rejects with the program's output if it does not within ten seconds. */
export async function answers(url: URL, child: ChildProcess): Promise<void> {
  let printed = '';
  child.stderr!.setEncoding('utf8').on('data', (text) => {
    printed = (printed + text).slice(-4000);
  });
  for (let attempt = 0; attempt < 100 && child.exitCode === null; attempt += 1) {
    const isUp = await ask(url).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  child.kill('SIGKILL');
  throw new Error(`${child.spawnfile} does not answer on ${url}:\n${printed}`);
}

export async function startProxy(name: ProxyName, places: Places): Promise<WebProxy> {
  const port = await freePort();
  const { command, env } = proxyCommand(name, places, port);
  const [program, ...args] = command;
  const child = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env },
  });
  const url = new URL(`https://localhost:${port}`);
  await answers(url, child);
  return {
    url,
    otherHost: `www.localhost:${port}`,
    stop: () => stopProgram(child),
  };
}
