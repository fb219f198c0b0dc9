/** Checks the mail records of the studio's domain: SPF, DKIM, DMARC, and MX for incoming mail. */
import { Resolver } from 'node:dns/promises';
import type { Finding } from './finding.ts';

const TIMEOUT_MS = 3000;
/** The selectors of the usual providers' DKIM keys; DKIM_SELECTOR names another. */
const SELECTORS = [
  ...['default', 'google', 'selector1', 'selector2', 'zoho', 'zmail', 'k1', 'k2', 's1', 's2'],
  ...['mail', 'dkim', 'fm1', 'protonmail', 'titan1', 'hostinger-a', 'brevo', 'mandrill', 'pm'],
];

interface DnsResult {
  readonly findings: readonly Finding[];
  /** A lookup that failed on this machine. */
  readonly notes: readonly string[];
}

/** True or false; null if the lookup failed. */
type Answer = boolean | null;

const MISSING = new Set(['ENOTFOUND', 'ENODATA']);

async function ask(look: () => Promise<boolean>): Promise<Answer> {
  try {
    return await look();
  } catch (error) {
    return MISSING.has((error as NodeJS.ErrnoException).code ?? '') ? false : null;
  }
}

const createResolver = () => new Resolver({ timeout: TIMEOUT_MS, tries: 1 });

/** @param domain of the sender, "studio.in"; `selector` of its DKIM key, if known */
export async function dnsFindings(
  domain: string,
  selector: string | undefined,
  resolver: Pick<Resolver, 'resolveTxt' | 'resolveMx'> = createResolver(),
): Promise<DnsResult> {
  const hasText = (name: string, beginning: RegExp) => () =>
    resolver.resolveTxt(name).then((rows) => rows.some((row) => beginning.test(row.join(''))));
  const key = (name: string) => ask(hasText(`${name}._domainkey.${domain}`, /\bp=[A-Za-z0-9+/]/));
  const [mx, spf, dmarc, ...keys] = await Promise.all([
    ask(async () => (await resolver.resolveMx(domain)).length > 0),
    ask(hasText(domain, /^v=spf1\b/i)),
    ask(hasText(`_dmarc.${domain}`, /^v=DMARC1\b/i)),
    ...(selector ? [selector] : SELECTORS).map(key),
  ]);
  const dkim = keys.includes(true) ? true : keys.includes(null) ? null : false;
  const [under, otherSelector] = selector
    ? [`the selector ${selector}`, '']
    : ['the usual selectors', ' If it has another selector: DKIM_SELECTOR=… npm run launch-check.'];
  const rows: [Answer | undefined, string, string][] = [
    [mx, 'MX', `${domain} accepts no mail (no MX record): answers to your emails would be lost.`],
    [
      spf,
      'SPF',
      `${domain} has no SPF record, so emails from it look forged: add the TXT record "v=spf1 …" that your mail provider shows.`,
    ],
    [
      dkim,
      'DKIM',
      `${domain} has no DKIM key under ${under}: add the key that your mail provider shows.${otherSelector}`,
    ],
    [
      dmarc,
      'DMARC',
      `${domain} has no DMARC record: add the TXT record _dmarc.${domain} "v=DMARC1; p=none; rua=mailto:you@${domain}".`,
    ],
  ];
  return {
    findings: rows.flatMap(([answer, , what]) => (answer === false ? [{ who: 'host', what }] : [])),
    notes: rows.flatMap(([answer, record]) =>
      answer === null
        ? [`The ${record} record of ${domain} could not be read from this machine.`]
        : [],
    ),
  };
}
