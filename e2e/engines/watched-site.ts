/**
 * A proxy to the site that records errors. Engines differ in the errors that they report, so the pages record them
 * themselves. Each proxy has its own origin, so nothing is cached from another visit.
 */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectFaults } from './collect-faults.ts';

export interface Options {
  /** The opening film has not been shown in this session. */
  readonly firstVisit: boolean;
  /** The browser runs no script of the page. */
  readonly withoutScript: boolean;
}

const EAR = '/walk/faults.js';
/** Headers that are removed: pages must be sent completely and uncompressed, so that they can be changed. */
const UNCHANGED = ['if-none-match', 'if-modified-since', 'accept-encoding'];

const isPage = ({ headers }: IncomingMessage) => headers.accept?.startsWith('text/html') === true;

const withEar = (html: string) => html.replace('<head>', `<head><script src="${EAR}"></script>`);

/**
 * A sandbox without scripts is how all engines can switch JavaScript off: `noscript` is shown, and the driver can still
 * read the page.
 */
const withoutScripts = (policy: string) =>
  `${policy}; sandbox allow-same-origin allow-forms allow-popups`;

async function bodyOf(message: IncomingMessage) {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** Serves what `origin` serves, and lists error responses in `refused`. */
export async function watch(origin: string, { firstVisit, withoutScript }: Options) {
  const refused: string[] = [];
  const ear = `(${collectFaults})(${firstVisit})`;

  async function pass(asked: IncomingMessage, out: ServerResponse, answer: IncomingMessage) {
    const { statusCode: status = 0, headers } = answer;
    if (status >= 400) refused.push(`${status} ${asked.method} ${asked.url}`);
    if (!isPage(asked)) {
      out.writeHead(status, headers);
      answer.pipe(out);
      return;
    }
    const html = (await bodyOf(answer)).toString();
    const { etag, 'content-length': length, ...kept } = headers;
    const policy = String(kept['content-security-policy']);
    if (withoutScript) kept['content-security-policy'] = withoutScripts(policy);
    out.writeHead(status, kept);
    out.end(withoutScript ? html : withEar(html));
  }

  const server = createServer((asked, out) => {
    if (asked.url === EAR) {
      out.setHeader('Content-Type', 'text/javascript').end(ear);
      return;
    }
    const headers = { ...asked.headers };
    if (isPage(asked)) for (const name of UNCHANGED) delete headers[name];
    const { method, url } = asked;
    const onward = request(origin + url, { method, headers }, (answer) => pass(asked, out, answer));
    // A visitor who leaves a page aborts its pending requests.
    onward.on('error', () => out.destroy());
    out.on('close', () => onward.destroy());
    asked.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    refused,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
