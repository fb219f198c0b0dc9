/** A real mail server on this machine, with failures that a test can switch on. */
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';

export interface ReceivedEmail {
  readonly raw: string;
  readonly from: string;
  readonly to: readonly string[];
}

/**
 * What it does with an email: accept it; accept it after a time; answer 4xx or 5xx at the final dot; refuse the connection, the
 * sign-in, the sender or the recipient; disconnect during the data, or after the final dot; never answer.
 */
export type SmtpBehaviour =
  | 'accept'
  | { readonly delayMs: number }
  | '451'
  | '554'
  | 'refuse connection'
  | 'refuse sign-in'
  | '454 sign-in'
  | 'refuse sender'
  | 'refuse recipient'
  | '450 recipient'
  | '452 recipient'
  | 'disconnect at recipient'
  | 'disconnect mid-data'
  | 'disconnect after the dot'
  | 'hang';

const smtpError = (responseCode: number) => Object.assign(new Error('No.'), { responseCode });

/** `options` of the package smtp-server, for a server with TLS. */
export async function startSmtpServer(options: SMTPServerOptions = {}) {
  const received: ReceivedEmail[] = [];
  /** All emails whose final dot arrived, whether or not they were answered. */
  const transmitted: string[] = [];
  const behaviour: {
    current: SmtpBehaviour;
    forRecipient?: (to: string) => SmtpBehaviour | undefined;
  } = { current: 'accept' };
  const behaviourFor = (to: string) => behaviour.forRecipient?.(to) ?? behaviour.current;
  const sockets = new Set<Socket>();
  const disconnect = () => {
    for (const socket of sockets) socket.destroy();
  };

  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onConnect: (_session, done) =>
      done(behaviour.current === 'refuse connection' ? smtpError(554) : null),
    onAuth({ username }, _session, done) {
      const now = behaviour.current;
      if (now === 'refuse sign-in') done(smtpError(535));
      else if (now === '454 sign-in') done(smtpError(454));
      else done(null, { user: username ?? '' });
    },
    onMailFrom: (_address, _session, done) =>
      done(behaviour.current === 'refuse sender' ? smtpError(553) : null),
    ...options,
    onRcptTo: ({ address }, _session, done) => {
      const now = behaviourFor(address);
      if (now === 'disconnect at recipient') disconnect();
      else if (now === '450 recipient') done(smtpError(450));
      else if (now === '452 recipient') done(smtpError(452));
      else done(now === 'refuse recipient' ? smtpError(550) : null);
    },
    onData(stream, session, done) {
      const to = session.envelope.rcptTo.map(({ address }) => address);
      const now = behaviourFor(to[0] ?? '');
      let raw = '';
      stream.on('data', (chunk: Buffer) => {
        raw += chunk.toString('utf8');
        if (now === 'disconnect mid-data') disconnect();
      });
      stream.on('end', () => {
        transmitted.push(raw);
        const accept = () => {
          const from = (session.envelope.mailFrom as { address: string }).address;
          received.push({ raw, from, to });
          done();
        };
        if (now === 'accept') accept();
        else if (typeof now === 'object') setTimeout(accept, now.delayMs);
        else if (now === 'disconnect after the dot') disconnect();
        else if (now !== 'hang') done(smtpError(Number(now)));
      });
    },
  });
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  // It is not an error if a test closes a connection.
  server.on('error', () => {});
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()));
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise<void>((done) => server.close(() => done()));
  });
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, received, transmitted, behaviour };
}

/** Value of a header of a raw email, unfolded. */
export const headerOf = (raw: string, name: string) =>
  raw
    .split('\r\n\r\n')[0]!
    .replace(/\r\n[ \t]+/g, ' ')
    .match(new RegExp(`^${name}: (.*)$`, 'im'))?.[1];
