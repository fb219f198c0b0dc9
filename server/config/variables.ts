/** All environment variables of the server: name, default, and how the value is parsed. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { asciiAddress } from '#contract/email.ts';
import { EMAIL } from '#server/enquiries/email-address.ts';

/** At most so many in so many seconds. */
export interface RateLimit {
  readonly count: number;
  readonly seconds: number;
}

interface Variable<T> {
  readonly variable: string;
  readonly fallback: T;
  /** Its value is not repeated in messages. */
  readonly isSecret: boolean;
  /** Throws an Error whose message continues "VARIABLE: "text" …". */
  readonly read: (text: string) => T;
}
const value = <T>(variable: string, fallback: T, read: (text: string) => T): Variable<T> => {
  return { variable, fallback, isSecret: false, read };
};
const optional = <T>(variable: string, read: (text: string) => T) =>
  value<T | undefined>(variable, undefined, read);
const secret = <T>(variable: string, read: (text: string) => T) => {
  return { ...optional(variable, read), isSecret: true };
};

const from = <T>(schema: z.ZodType<T>, sentence: string) => {
  return (text: string): T => {
    const result = schema.safeParse(text);
    if (!result.success) throw new Error(sentence);
    return result.data;
  };
};
const whole = (min: number, max: number) =>
  z.string().regex(/^\d+$/).transform(Number).pipe(z.number().int().min(min).max(max));
const onOff = from(
  z.enum(['on', 'off']).transform((text) => text === 'on'),
  'is neither "on" nor "off".',
);
const url = (protocols: RegExp) =>
  z.string().refine((text) => {
    const parsed = URL.parse(text);
    return parsed !== null && protocols.test(parsed.protocol) && parsed.hostname !== '';
  });
const origin = url(/^https?:$/).refine((text) => /^https?:\/\/[^/?#@]+\/?$/.test(text));
/** In a password that is not encoded, these characters would end the host. */
const mailServer = url(/^smtps?:$/).refine(
  (text) => !/[/?#].*@/s.test(text.replace(/^\w+:\/\//, '')),
);
const webhook = z.string().refine((text) => {
  const { protocol, hostname } = URL.parse(text) ?? {};
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname ?? '');
  return protocol === 'https:' || (protocol === 'http:' && isHere);
});
const list = (text: string) => text.split(',').map((item) => item.trim());
/** "Name <name@bücher.example>" and the bare address, with the domain in ASCII. */
const asciiMailbox = (text: string) =>
  text.replace(/[^<>]+(?=>$)|^[^<>]+$/, (address) => asciiAddress(address));
const mailbox = from(
  z
    .string()
    .transform(asciiMailbox)
    .refine((text) => EMAIL.test(text.match(/^[^<>\r\n]*<([^<>]+)>$/)?.[1] ?? text)),
  'is not an email address; write name@example.org, or Name <name@example.org>.',
);
const mailboxes = (text: string) => list(text).map(mailbox).join(', ');
const rateLimit = from(
  z
    .string()
    .transform((text) => text.split('/'))
    .pipe(z.tuple([whole(1, 1e6), whole(1, 86_400)]))
    .transform(([count, seconds]) => ({ count, seconds })),
  'is not a rate; write enquiries/seconds such as 10/600, or "off".',
);

const blocked = from(
  z
    .string()
    .transform((item) =>
      item.includes('@') ? asciiAddress(item) : asciiAddress(`x@${item}`).slice(2),
    )
    .refine((item) => EMAIL.test(item.includes('@') ? item : `x@${item}`))
    .transform((item) => item.toLowerCase()),
  'is not a list of email addresses and domains; separate them by commas.',
);
const wait = from(whole(1, 604_800), 'is not a list of waits; write seconds such as 60,300,1800.');
const hops = from(whole(0, 10), 'is not a number of proxies; write 1 for one proxy, or "off".');

export const VARIABLES = {
  port: value(
    'PORT',
    3000,
    from(whole(0, 65_535), 'is not a valid port; give a whole number from 1 to 65535.'),
  ),
  host: value(
    'HOST',
    '127.0.0.1',
    from(
      z.string().regex(/^[\w.:%-]+$/),
      'is not an address to listen on; write 127.0.0.1, 0.0.0.0 or ::.',
    ),
  ),
  dataDir: value('DATA_DIR', 'data', (text) => text),
  /** The folder of the content. Undefined: what the desk published last, else the checkout's `content/`. */
  contentDir: optional(
    'CONTENT_DIR',
    from(
      z.string().refine((text) => existsSync(join(text, 'site.yaml'))),
      'is not a content folder: it has no site.yaml.',
    ),
  ),
  /** These two are only validated here: the build has written them into the pages and into build/studio.json. */
  siteOrigin: optional(
    'SITE_ORIGIN',
    from(origin, 'is not an origin; write https://www.example.org, without a path.'),
  ),
  emailjsOrigin: optional(
    'EMAILJS_ORIGIN',
    from(origin, 'is not an origin; write https://api.emailjs.com, without a path.'),
  ),
  smtpUrl: secret(
    'SMTP_URL',
    from(
      mailServer,
      'is not the address of a mail server; write smtp://user:password@host:port. In user and password write %40 for @, %2F for /, %23 for #, %3F for ? and %25 for %.',
    ),
  ),
  /** One or several mailboxes, separated by commas. Undefined: the studio's address. */
  mailTo: optional('MAIL_TO', mailboxes),
  /** Recipients of the alarm; one or several mailboxes. Undefined: `mailTo`. */
  alarmTo: optional('ALARM_TO', mailboxes),
  /** Webhook of the alarm: gets a POST of JSON, in addition to `alarmTo`. */
  alarmUrl: secret(
    'ALARM_URL',
    from(webhook, 'is not the address of a webhook; write https://… (http:// only for localhost).'),
  ),
  mailFrom: optional('MAIL_FROM', mailbox),
  smtpTimeoutMs: value(
    'SMTP_TIMEOUT_MS',
    20_000,
    from(
      whole(1, 3_600_000),
      'is not a number of milliseconds from 1 to 3600000; write for example 20000.',
    ),
  ),
  retrySeconds: value<readonly number[]>('RETRY_SECONDS', [60, 300, 1800, 7200, 21_600], (text) =>
    list(text).map(wait),
  ),
  rateLimit: value<RateLimit | null>('RATE_LIMIT', { count: 10, seconds: 600 }, (text) =>
    text === 'off' ? null : rateLimit(text),
  ),
  /** Number of trusted proxies, which may name the client's address; 0 trusts none. */
  trustProxy: value('TRUST_PROXY', 0, (text) => (text === 'off' ? 0 : hops(text))),
  /** Email addresses and domains that are answered "Forbidden". */
  blockList: value<readonly string[]>('BLOCK_LIST', [], (text) => list(text).map(blocked)),
  blockHeadless: value('BLOCK_HEADLESS', false, onOff),
  /** Whether visitors get an acknowledgement. Undefined: yes, if there is a mail server and the sender's address is not a placeholder. */
  acknowledge: optional('ACKNOWLEDGE', onOff),
  /** Whether the desk is enabled. */
  desk: value('DESK', true, onOff),
};

export type Config = {
  readonly [K in keyof typeof VARIABLES]: (typeof VARIABLES)[K]['fallback'];
};
