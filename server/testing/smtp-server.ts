/** A real mail server on the loopback, with faults that a test can switch. */
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

export interface ReceivedMail {
  readonly raw: string;
  readonly from: string;
  readonly to: readonly string[];
}

/**
 * What it does to a mail: take it; take it after a time; answer 4xx or 5xx at the final dot; refuse the recipient;
 * hang up in the middle of the data, or behind the final dot; never answer.
 */
export type Manner =
  | 'take'
  | { readonly thinkMs: number }
  | '451'
  | '554'
  | 'refuse recipient'
  | 'drop mid-data'
  | 'drop behind the dot'
  | 'hang';

const refusal = (responseCode: number) => Object.assign(new Error('No.'), { responseCode });

export async function openMailServer() {
  const received: ReceivedMail[] = [];
  /** Everything whose final dot arrived, answered or not. */
  const swallowed: string[] = [];
  const manners: { current: Manner; forRecipient?: (to: string) => Manner | undefined } = {
    current: 'take',
  };
  const sockets = new Set<Socket>();

  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onRcptTo: ({ address }, _session, done) => {
      const manner = manners.forRecipient?.(address) ?? manners.current;
      done(manner === 'refuse recipient' ? refusal(550) : null);
    },
    onData(stream, session, done) {
      const to = session.envelope.rcptTo.map(({ address }) => address);
      const manner = manners.forRecipient?.(to[0] ?? '') ?? manners.current;
      const cut = () => {
        for (const socket of sockets) socket.destroy();
      };
      let raw = '';
      stream.on('data', (chunk: Buffer) => {
        raw += chunk.toString('utf8');
        if (manner === 'drop mid-data') cut();
      });
      stream.on('end', () => {
        swallowed.push(raw);
        const take = () => {
          received.push({
            raw,
            from: (session.envelope.mailFrom as { address: string }).address,
            to,
          });
          done();
        };
        if (manner === 'take') take();
        else if (typeof manner === 'object') setTimeout(take, manner.thinkMs);
        else if (manner === 'drop behind the dot') cut();
        else if (manner !== 'hang') done(refusal(Number(manner)));
      });
    },
  });
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  // Lines that a test cuts are its own doing.
  server.on('error', () => {});
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()));
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise<void>((done) => server.close(() => done()));
  });
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, received, swallowed, manners };
}

/** Value of a header of a raw mail, unfolded. */
export const headerOf = (raw: string, name: string) =>
  raw
    .split('\r\n\r\n')[0]!
    .replace(/\r\n[ \t]+/g, ' ')
    .match(new RegExp(`^${name}: (.*)$`, 'im'))?.[1];
