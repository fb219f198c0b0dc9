/** A captive portal, such as a hotel's sign-in page: it forwards pages, but answers POST requests itself. */
import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Answers of such a network; none of them means that the enquiry is stored. */
export const WRONG_ANSWERS: Record<string, (answer: ServerResponse) => void> = {
  'a sign-in page': (answer) =>
    answer.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><h1>Welcome</h1>'),
  'a redirect to a sign-in page': (answer) =>
    answer.writeHead(302, { Location: '/portal/sign-in' }).end(),
  'an empty 204': (answer) => answer.writeHead(204).end(),
  'an empty 200': (answer) => answer.writeHead(200).end(),
  'a 201': (answer) => answer.writeHead(201).end('OK'),
};

/** A proxy between the browser and `site`; `answer` answers each POST. */
export async function openPortal(site: string, answer: (response: ServerResponse) => void) {
  const server = createServer((incoming, outgoing) => {
    if (incoming.method === 'POST') {
      incoming.resume().on('end', () => answer(outgoing));
      return;
    }
    if (incoming.url === '/portal/sign-in') {
      WRONG_ANSWERS['a sign-in page']!(outgoing);
      return;
    }
    request(new URL(incoming.url!, site), { headers: incoming.headers }, (passed) => {
      outgoing.writeHead(passed.statusCode!, passed.headers);
      passed.pipe(outgoing);
    }).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
