/** Starts the servers to compare with, each in its own process, with the same files and on the same core. */
import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '#server/testing/program.ts';
import {
  answers,
  hasProgram,
  proxyCommand,
  stopProgram,
} from '../deploy/machine/testing/start-proxy.ts';

export interface ComparedServer {
  readonly name: string;
  readonly url: URL;
  stop(): Promise<void>;
}

/** One worker, no log, precompressed files. */
const nginxConfig = (folder: string, scratch: string, port: number) => `
daemon off; worker_processes 1; pid ${scratch}/nginx.pid; error_log stderr error;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types; types { image/avif avif; }
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; gzip_static on;
  open_file_cache max=1000 inactive=60s; client_body_temp_path ${scratch}; proxy_temp_path ${scratch};
  fastcgi_temp_path ${scratch}; uwsgi_temp_path ${scratch}; scgi_temp_path ${scratch};
  server { listen 127.0.0.1:${port}; root ${folder}; index index.html; }
}`;

const caddyConfig = (folder: string, port: number) => `
{
  admin off
  auto_https off
}
http://127.0.0.1:${port} {
  root * ${folder}
  file_server {
    precompressed gzip
  }
}`;

type Command = [program: string, ...string[]];
type Start = (folder: string, scratch: string, port: number, upstream: number) => Command;

const STARTS: Readonly<Record<string, Start>> = {
  minimal: (folder, _, port) => [
    process.execPath,
    join(import.meta.dirname, 'plain-server.ts'),
    folder,
    String(port),
  ],
  nginx: (folder, scratch, port) => {
    writeFileSync(join(scratch, 'nginx.conf'), nginxConfig(folder, scratch, port));
    return ['nginx', '-c', join(scratch, 'nginx.conf')];
  },
  caddy: (folder, scratch, port) => {
    writeFileSync(join(scratch, 'Caddyfile'), caddyConfig(folder, port));
    return ['caddy', 'run', '--adapter', 'caddyfile', '--config', join(scratch, 'Caddyfile')];
  },
  /** In front of our server, with a cache, as in the documented setup. */
  'nginx before ours': (_, scratch, port, upstream) =>
    proxyCommand('nginx', { scratch, upstream, isPlain: true }, port).command,
};

/**
 * Starts each installed server, bound to `core`.
 * @param folder the files that they serve
 * @param scratch folder for their settings
 * @param upstream port of our server
 */
export async function startServers(
  folder: string,
  scratch: string,
  core: number,
  upstream: number,
): Promise<ComparedServer[]> {
  // nginx's workers run as another user.
  chmodSync(scratch, 0o755);
  const servers: ComparedServer[] = [];
  for (const [name, start] of Object.entries(STARTS)) {
    const program = /^(nginx|caddy)/.exec(name)?.[0];
    if (program && !hasProgram(program)) continue;
    const own = join(scratch, name.replaceAll(' ', '-'));
    mkdirSync(own, { recursive: true });
    const port = await freePort();
    const url = new URL(`http://127.0.0.1:${port}`);
    const child = spawn('taskset', ['-c', String(core), ...start(folder, own, port, upstream)], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, GOMAXPROCS: '1', HOME: own },
    });
    servers.push({ name, url, stop: () => stopProgram(child) });
    await answers(url, child);
  }
  return servers;
}
