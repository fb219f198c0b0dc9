/**
 * A minimal Node server to compare with: `node plain-server.ts FOLDER PORT`. Gzip bodies in a map, four headers, no
 * conditional requests.
 */
import { globSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { contentType } from '#server/static/content-types.ts';

function inMemory(folder: string): RequestListener {
  const answers = new Map<string, { headers: Record<string, string | number>; body: Buffer }>();
  for (const name of globSync('**/*.{html,js,css,avif,svg,woff2}', { cwd: folder })) {
    const packed = globSync(`${name}.gz`, { cwd: folder })[0];
    const body = readFileSync(join(folder, packed ?? name));
    const headers = {
      'Content-Type': contentType(name),
      'Content-Length': body.byteLength,
      'Cache-Control': 'no-cache',
      ...(packed && { 'Content-Encoding': 'gzip' }),
    };
    answers.set(`/${name}`.replace(/\/index\.html$/, '') || '/', { headers, body });
  }
  return ({ url }, response) => {
    const answer = answers.get(url!);
    if (answer) response.writeHead(200, answer.headers).end(answer.body);
    else response.writeHead(404).end();
  };
}

const [folder = '', port] = process.argv.slice(2);
createServer(inMemory(folder)).listen(Number(port), '127.0.0.1');
