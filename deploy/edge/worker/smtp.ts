/**
 * Connects nodemailer by the mail server's host name, against which Cloudflare checks the certificate. By itself, nodemailer
 * would connect to an IP address, which no certificate matches.
 */
import { connect as connectPlain, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';

type Done = (error: Error | null, options?: object) => void;

const PORTS = { 'smtp:': 587, 'smtps:': 465 };

/** Options for `openSmtp` of server/mail; connecting may take `stepMs`. */
export function connectByName(smtpUrl: string, stepMs: number) {
  const { protocol, hostname, port: given } = new URL(smtpUrl);
  const isSecure = protocol === 'smtps:';
  const port = Number(given) || PORTS[isSecure ? 'smtps:' : 'smtp:'];
  const host = hostname.replace(/^\[|\]$/g, '');

  return {
    // Cloudflare's runtime checks every certificate; there is no option to switch that off.
    tls: {},
    getSocket(_: unknown, done: Done) {
      const socket: Socket = isSecure
        ? connectTls({ host, port, servername: host })
        : connectPlain({ host, port });
      // nodemailer adds a listener for each step's time limit.
      socket.setMaxListeners(0);
      const settle = (error: Error | null) => {
        clearTimeout(timer);
        socket.off('error', fail);
        if (error) socket.destroy();
        done(error, { connection: socket, secured: isSecure });
      };
      const fail = (error: Error) => settle(Object.assign(error, { code: 'ECONNECTION' }));
      const timer = setTimeout(() => fail(new Error('Connecting took too long.')), stepMs);
      socket.once('error', fail);
      socket.once(isSecure ? 'secureConnect' : 'connect', () => settle(null));
    },
  };
}
