/** A real mail server on the loopback interface, and the emails that it received. */
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

interface Received {
  readonly to: readonly string[];
  readonly raw: string;
  /** The text of the email, decoded from quoted-printable. */
  readonly text: string;
}

/** RFC 2045, 6.7. */
export const decodeQuotedPrintable = (raw: string) =>
  raw
    .replace(/=\r?\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (bytes) =>
      Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'),
    );

export async function openMailbox() {
  const received: Received[] = [];
  const faults = { refuse: '' };
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onData(stream, session, done) {
      let raw = '';
      stream.on('data', (chunk: Buffer) => {
        raw += chunk;
      });
      stream.on('end', () => {
        if (faults.refuse)
          return done(Object.assign(new Error(faults.refuse), { responseCode: 452 }));
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, raw, text: decodeQuotedPrintable(raw) });
        done();
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    /** Text of a refusal; '' accepts the email. */
    faults,
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}
export type Mailbox = Awaited<ReturnType<typeof openMailbox>>;
