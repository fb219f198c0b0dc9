/** Caddy and nginx on a free port, with the files of deploy/machine as a studio installs them: only name and places differ. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { ask } from '../../../shared/testing/ask.ts';

export type ProxyName = 'caddy' | 'nginx';

export interface Places {
  /** What `npm run proxy` has written. */
  readonly published: string;
  /** Empty, for settings and certificates. */
  readonly scratch: string;
  /** Where the site's server listens. */
  readonly upstream: number;
  /** True: without TLS, as the servers that it is measured beside. */
  readonly isPlain?: boolean;
}

export interface WebProxy {
  readonly url: URL;
  readonly pid: number;
  /** Takes the published settings anew, as systemd does it; throws what the proxy says against them. */
  reload(): void;
  stop(): Promise<void>;
}

const MACHINE = join(import.meta.dirname, '..', '..');
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const isThere = (program: string) => spawnSync('which', [program]).status === 0;

/** Whether Debian's packages of the README are installed. */
export const isInstalled = (name: ProxyName) =>
  isThere(name) && (name === 'caddy' || (existsSync(BROTLI) && isThere('openssl')));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

type Command = [program: string, ...string[]];

interface Commands {
  readonly run: Command;
  readonly reload: Command;
}

async function caddyCommands(places: Places, port: number): Promise<Commands> {
  const { published, scratch, upstream, isPlain } = places;
  const admin = await freePort();
  const site = readFileSync(join(MACHINE, 'Caddyfile'), 'utf8')
    .replace('{$SITE_HOST}', isPlain ? `http://127.0.0.1:${port}` : `localhost:${port}`)
    .replace('{$SITE_FILES:/srv/osari}', published)
    .replace('127.0.0.1:3000', `127.0.0.1:${upstream}`);
  const file = join(scratch, 'Caddyfile');
  const options = [
    `admin localhost:${admin}`,
    'local_certs',
    'skip_install_trust',
    'auto_https disable_redirects',
  ];
  // Into the block of options that the file begins with.
  writeFileSync(
    file,
    site.replace(/^\{\n/m, (brace) => `${brace}${options.join('\n')}\n`),
  );
  const config = ['--adapter', 'caddyfile', '--config', file];
  return {
    run: ['caddy', 'run', ...config],
    reload: ['caddy', 'reload', '--force', '--address', `localhost:${admin}`, ...config],
  };
}

function nginxCommands(places: Places, port: number): Commands {
  const { published, scratch, upstream, isPlain } = places;
  const [key, certificate] = [join(scratch, 'key.pem'), join(scratch, 'certificate.pem')];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-days', '2', '-keyout', key, '-out', certificate];
  execFileSync('openssl', ['req', ...kind, ...files, ...names], { stdio: 'pipe' });
  const secure = readFileSync(join(MACHINE, 'nginx.conf'), 'utf8')
    .replace(/^server \{\n\tlisten 80;[\s\S]*?\n\}\n/m, '')
    .replace(/^\tlisten \[::\].*\n/m, '')
    .replace('listen 443', `listen 127.0.0.1:${port}`)
    .replaceAll('SITE_HOST', 'localhost')
    .replace(/\/etc\/letsencrypt\S*fullchain.pem/, certificate)
    .replace(/\/etc\/letsencrypt\S*privkey.pem/, key)
    .replace('/var/log/nginx/error.log', 'stderr')
    .replace('/srv/osari', published)
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${upstream}`);
  const site = isPlain ? secure.replace(' ssl http2', '').replace(/^\tssl_.*\n/gm, '') : secure;
  const main = join(scratch, 'nginx.conf');
  const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    main,
    `load_module ${BROTLI};
daemon off; pid ${scratch}/nginx.pid; worker_processes 1; events {}
http {
${kept.map((what) => `${what}_temp_path ${scratch}/${what};`).join('\n')}
include ${scratch}/site.conf;
}
`,
  );
  writeFileSync(join(scratch, 'site.conf'), site);
  const nginx: Command = ['nginx', '-e', 'stderr', '-c', main];
  return { run: nginx, reload: [...nginx, '-s', 'reload'] };
}

/** How the proxy is started on that port, and how it takes the published settings anew. */
export async function proxyCommands(
  name: ProxyName,
  places: Places,
  port: number,
): Promise<Commands> {
  mkdirSync(places.scratch, { recursive: true });
  return name === 'nginx' ? nginxCommands(places, port) : caddyCommands(places, port);
}

/** Rejects with what the proxy printed when it does not answer within ten seconds. */
async function answers(url: URL, child: ChildProcess): Promise<void> {
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
  const { run, reload } = await proxyCommands(name, places, port);
  const env = { ...process.env, HOME: places.scratch, XDG_DATA_HOME: places.scratch };
  const [program, ...args] = run;
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], env });
  const url = new URL(`https://localhost:${port}`);
  await answers(url, child);
  return {
    url,
    pid: child.pid!,
    reload() {
      const [command, ...words] = reload;
      const { status, stderr } = spawnSync(command, words, { encoding: 'utf8', env });
      if (status !== 0) throw new Error(stderr);
    },
    async stop() {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
