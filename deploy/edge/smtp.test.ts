/** Emails leave over TLS, as mail providers want it, and to nobody whose certificate is another's. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { SMTPServerOptions } from 'smtp-server';
import { afterAll, expect, test, vi } from 'vitest';
import { eventually } from '#server/testing/eventually.ts';
import { enquiryOf } from '#server/testing/fixtures.ts';
import { startSmtpServer } from '#server/testing/smtp-server.ts';
import { openEdgeApi, startEdge } from './testing/edge.ts';

/** Certificates of localhost and of another name. The runtime trusts both, which it reads as soon as it is imported. */
const folder = await vi.hoisted(async () => {
  const { execFileSync } = await import('node:child_process');
  const fs = await import('node:fs');
  const made = fs.mkdtempSync(`${(await import('node:os')).tmpdir()}/edge-smtp-`);
  for (const name of ['localhost', 'other.example']) {
    const files = ['-keyout', `${made}/${name}.key`, '-out', `${made}/${name}.pem`];
    const names = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`];
    const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
    execFileSync('openssl', ['req', ...kind, '-days', '2', ...files, ...names], { stdio: 'pipe' });
  }
  const both = ['localhost', 'other.example'].map((name) => fs.readFileSync(`${made}/${name}.pem`));
  fs.writeFileSync(`${made}/trusted.pem`, Buffer.concat(both));
  process.env.NODE_EXTRA_CA_CERTS = `${made}/trusted.pem`;
  return made;
});

const edge = await startEdge({ folder });
afterAll(async () => {
  await edge.stop();
  rmSync(folder, { recursive: true, force: true });
});

const identity = (name: string): SMTPServerOptions => ({
  key: readFileSync(join(folder, `${name}.key`)),
  cert: readFileSync(join(folder, `${name}.pem`)),
});

async function open(protocol: 'smtp' | 'smtps', options: SMTPServerOptions) {
  const users: string[] = [];
  const server = await startSmtpServer({
    disabledCommands: [],
    secure: protocol === 'smtps',
    onAuth({ username, password }, { secure }, done) {
      users.push(`${username} ${password} ${secure ? 'over TLS' : 'in the open'}`);
      done(null, { user: username });
    },
    ...options,
  });
  const { port } = new URL(server.url);
  const api = await openEdgeApi(edge, {
    SMTP_URL: `${protocol}://user:pass%20word@localhost:${port}`,
    SMTP_TIMEOUT_MS: '3000',
    MAIL_TO: 'inbox@studio.example',
    ACKNOWLEDGE: 'off',
  });
  await api.sendForm(enquiryOf('contact'));
  return { server, users, emails: edge.emails };
}

test.each(['smtps', 'smtp'] as const)(
  'by %s: over TLS, with user and password',
  async (protocol) => {
    const { server, users } = await open(protocol, identity('localhost'));
    await eventually(() => expect(server.received).toHaveLength(1));
    expect(users).toEqual(['user pass word over TLS']);
  },
);

test.each(['smtps', 'smtp'] as const)(
  "by %s to a server with another's certificate: no password is told, the email waits",
  async (protocol) => {
    const { server, users, emails } = await open(protocol, identity('other.example'));
    await eventually(async () =>
      expect(await emails()).toMatchObject([{ tries: 1, claimed_at: null, sent_at: null }]),
    );
    expect([users, server.received]).toEqual([[], []]);
  },
);
