import { createSocket } from 'node:dgram';
import { Resolver } from 'node:dns/promises';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { dnsFindings } from './dns.ts';

const MX = 15;

/** The question's name and type (RFC 1035, 4.1.2), and where it ends. */
function readQuestion(query: Buffer) {
  const labels: string[] = [];
  let at = 12;
  while (query[at]) {
    const end = at + 1 + query[at]!;
    labels.push(query.toString('latin1', at + 1, end));
    at = end;
  }
  return { name: labels.join('.'), type: query.readUInt16BE(at + 1), end: at + 5 };
}

function recordOf(type: number, text: string): Buffer {
  const words = Buffer.concat([Buffer.from([text.length]), Buffer.from(text)]);
  const data = type === MX ? Buffer.from([0, 10, 1, 109, 0]) : words;
  const head = Buffer.alloc(12);
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(type, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

/** A real name server on the loopback with these records; a name it does not have does not exist. */
async function startDns(records: Readonly<Record<string, string>>) {
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => {
    const { name, type, end } = readQuestion(query);
    const text = records[`${type === MX ? 'MX' : 'TXT'} ${name.toLowerCase()}`];
    const head = Buffer.from(query.subarray(0, 12));
    head.writeUInt16BE(text === undefined ? 0x8183 : 0x8180, 2);
    head.writeUInt16BE(text === undefined ? 0 : 1, 6);
    head.writeUInt32BE(0, 8);
    const answer = text === undefined ? [] : [recordOf(type, text)];
    socket.send(Buffer.concat([head, query.subarray(12, end), ...answer]), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  onTestFinished(() => void socket.close());
  return resolverAt(socket.address().port);
}

/** @param timeout milliseconds: long, where the server answers, also on a busy machine */
function resolverAt(port: number, timeout = 30_000) {
  const resolver = new Resolver({ timeout, tries: 1 });
  resolver.setServers([`127.0.0.1:${port}`]);
  return resolver;
}

const WHOLE = {
  'MX angan.in': '',
  'TXT angan.in': 'v=spf1 include:_spf.google.com ~all',
  'TXT google._domainkey.angan.in': 'v=DKIM1; k=rsa; p=MIGfMA0',
  'TXT _dmarc.angan.in': 'v=DMARC1; p=none',
};

test('a domain with all of its records is ready', async () => {
  expect(await dnsFindings('angan.in', undefined, await startDns(WHOLE))).toEqual({
    findings: [],
    notes: [],
  });
});

test('each record that is missing is named with what to add', async () => {
  const { findings } = await dnsFindings('angan.in', undefined, await startDns({}));
  expect(findings.map(({ who, what }) => `${who} ${what}`)).toEqual([
    expect.stringMatching(/^host .*no MX record/),
    expect.stringMatching(/^host .*no SPF record.*v=spf1/),
    expect.stringMatching(/^host .*no DKIM key.*DKIM_SELECTOR/),
    expect.stringMatching(/^host .*no DMARC record.*v=DMARC1/),
  ]);
});

test('a key under a name of its own is found by that name; a withdrawn one is none', async () => {
  const own = {
    ...WHOLE,
    'TXT google._domainkey.angan.in': 'v=DKIM1; p=',
    'TXT xy._domainkey.angan.in': 'p=MIG',
  };
  const resolver = await startDns(own);
  expect((await dnsFindings('angan.in', undefined, resolver)).findings).toHaveLength(1);
  expect((await dnsFindings('angan.in', 'xy', resolver)).findings).toEqual([]);
  const [missing] = (await dnsFindings('angan.in', 'other', resolver)).findings;
  expect(missing?.what).toBe(
    'angan.in has no DKIM key under the selector other: add the key that your mail provider shows.',
  );
});

test('where no name server answers, that is said and nothing is claimed', async () => {
  const { findings, notes } = await dnsFindings('angan.in', undefined, resolverAt(9, 300));
  expect(findings).toEqual([]);
  expect(notes).toHaveLength(4);
  expect(notes[0]).toBe('The MX record of angan.in could not be read from this machine.');
});
