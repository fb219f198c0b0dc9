/** Decides when mail must use TLS, so that neither a server without TLS nor an attacker in between gets the password. */

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/;
/** Options of the URL that would switch TLS off. */
const TLS_OPTIONS = ['requireTLS', 'ignoreTLS', 'opportunisticTLS', 'secure'];

/** Whether the host of a URL is this machine, so that no network is involved. */
export const isThisMachine = (hostname: string) => LOOPBACK.test(hostname);

/** Whether a URL has a user or password for another machine (RFC 8314, 3 and 5). */
export function requiresTls(smtpUrl: string): boolean {
  const { username, password, hostname } = new URL(smtpUrl);
  return (username !== '' || password !== '') && !isThisMachine(hostname);
}

/** The URL; if TLS is required, without options that would switch it off. */
export function withoutTlsOptions(smtpUrl: string): string {
  if (!requiresTls(smtpUrl)) return smtpUrl;
  const url = new URL(smtpUrl);
  for (const name of [...url.searchParams.keys()])
    if (TLS_OPTIONS.includes(name)) url.searchParams.delete(name);
  return url.href;
}

/** One sentence about TLS, for the operator of the site. */
export function tlsSentence(smtpUrl: string): string {
  const { protocol, hostname } = new URL(smtpUrl);
  if (isThisMachine(hostname)) return `Mail is sent through this machine (${hostname}).`;
  if (protocol === 'smtps:' || requiresTls(smtpUrl))
    return `Mail is sent through ${hostname}, only over TLS.`;
  return `Mail is sent through ${hostname}. If it offers no TLS, emails are not encrypted (SMTP_URL has no password). Use smtps:// to require TLS.`;
}
