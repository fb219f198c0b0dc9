/** Every variable of the environment that the server knows: its name, its default, and how its text is read. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { asciiAddress } from '#contract/email.ts';
import { EMAIL } from '#server/enquiries/email-address.ts';

export interface RateLimit {
  readonly enquiries: number;
  readonly seconds: number;
}

export interface ConfigValues {
  port: number;
  host: string;
  dataDir: string;
  /** The folder of the content. Undefined: what the desk published last, else the checkout's `content/`. */
  contentDir: string | undefined;
  /** These two are only checked here: the build has written them into the pages and into build/studio.json. */
  siteOrigin: string | undefined;
  emailjsOrigin: string | undefined;
  smtpUrl: string | undefined;
  /** One mailbox or several, by commas. Undefined: the studio's address. */
  mailTo: string | undefined;
  mailFrom: string | undefined;
  /** Who hears that something is wrong; one mailbox or several. Undefined: `mailTo`. */
  alarmTo: string | undefined;
  /** Gets a POST of JSON when something is wrong, beside `alarmTo`. */
  alarmUrl: string | undefined;
  smtpTimeoutMs: number;
  retrySeconds: readonly number[];
  rateLimit: RateLimit | null;
  /** Proxy hops that may name the client's address; 0 trusts none. */
  trustProxy: number;
  /** E-mail addresses and domains that are answered "Forbidden". */
  blockList: readonly string[];
  blockHeadless: boolean;
  /** Undefined: acknowledge when there is a real sender. */
  acknowledge: boolean | undefined;
  /** Whether the owner's desk is there at all. */
  desk: boolean;
}

interface Reader<T> {
  variable: string;
  fallback: T;
  /** A message about it does not repeat its text. */
  isSecret?: true;
  /** Throws an Error whose message continues "VARIABLE: "text" …". */
  read: (text: string) => T;
}

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
  'is not an e-mail address; write name@example.org, or Name <name@example.org>.',
);
const mailboxes = (text: string) => list(text).map(mailbox).join(', ');
const rateLimit = from(
  z
    .string()
    .transform((text) => text.split('/'))
    .pipe(z.tuple([whole(1, 1e6), whole(1, 86_400)]))
    .transform(([enquiries, seconds]) => ({ enquiries, seconds })),
  'is not a rate; write enquiries/seconds such as 10/600, or "off".',
);

export const VARIABLES: { readonly [K in keyof ConfigValues]: Reader<ConfigValues[K]> } = {
  port: {
    variable: 'PORT',
    fallback: 3000,
    read: from(whole(0, 65_535), 'is not a valid port; give a whole number from 1 to 65535.'),
  },
  host: {
    variable: 'HOST',
    fallback: '127.0.0.1',
    read: from(
      z.string().regex(/^[\w.:%-]+$/),
      'is not an address to listen on; write 127.0.0.1, 0.0.0.0 or ::.',
    ),
  },
  dataDir: { variable: 'DATA_DIR', fallback: 'data', read: (text) => text },
  contentDir: {
    variable: 'CONTENT_DIR',
    fallback: undefined,
    read: from(
      z.string().refine((text) => existsSync(join(text, 'site.yaml'))),
      'is not a content folder: it has no site.yaml.',
    ),
  },
  siteOrigin: {
    variable: 'SITE_ORIGIN',
    fallback: undefined,
    read: from(origin, 'is not an origin; write https://www.example.org, without a path.'),
  },
  emailjsOrigin: {
    variable: 'EMAILJS_ORIGIN',
    fallback: undefined,
    read: from(origin, 'is not an origin; write https://api.emailjs.com, without a path.'),
  },
  smtpUrl: {
    variable: 'SMTP_URL',
    fallback: undefined,
    isSecret: true,
    read: from(
      url(/^smtps?:$/),
      'is not the address of a mail server; write smtp://user:password@host:port.',
    ),
  },
  mailTo: { variable: 'MAIL_TO', fallback: undefined, read: mailboxes },
  alarmTo: { variable: 'ALARM_TO', fallback: undefined, read: mailboxes },
  alarmUrl: {
    variable: 'ALARM_URL',
    fallback: undefined,
    isSecret: true,
    read: from(
      webhook,
      'is not the address of a webhook; write https://… (http only for this machine).',
    ),
  },
  mailFrom: { variable: 'MAIL_FROM', fallback: undefined, read: mailbox },
  smtpTimeoutMs: {
    variable: 'SMTP_TIMEOUT_MS',
    fallback: 20_000,
    read: from(whole(1, 3_600_000), 'is not a time; give milliseconds, such as 20000.'),
  },
  retrySeconds: {
    variable: 'RETRY_SECONDS',
    fallback: [60, 300, 1800, 7200, 21_600],
    read: (text) =>
      list(text).map(
        from(whole(1, 604_800), 'is not a list of waits; write seconds such as 60,300,1800.'),
      ),
  },
  rateLimit: {
    variable: 'RATE_LIMIT',
    fallback: { enquiries: 10, seconds: 600 },
    read: (text) => (text === 'off' ? null : rateLimit(text)),
  },
  trustProxy: {
    variable: 'TRUST_PROXY',
    fallback: 0,
    read: (text) =>
      text === 'off'
        ? 0
        : from(whole(0, 10), 'is not a number of proxies; write 1 for one proxy, or "off".')(text),
  },
  blockList: {
    variable: 'BLOCK_LIST',
    fallback: [],
    read: (text) =>
      list(text).map((item) =>
        from(
          z
            .string()
            .transform((value) =>
              value.includes('@') ? asciiAddress(value) : asciiAddress(`x@${value}`).slice(2),
            )
            .refine((value) => EMAIL.test(value.includes('@') ? value : `x@${value}`))
            .transform((value) => value.toLowerCase()),
          'is not a list of e-mail addresses and domains; separate them by commas.',
        )(item),
      ),
  },
  blockHeadless: { variable: 'BLOCK_HEADLESS', fallback: false, read: onOff },
  acknowledge: { variable: 'ACKNOWLEDGE', fallback: undefined, read: onOff },
  desk: { variable: 'DESK', fallback: true, read: onOff },
};
