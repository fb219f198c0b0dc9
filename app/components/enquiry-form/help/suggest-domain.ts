/** The most common mail providers of visitors, the most likely first. */
const PROVIDERS = [
  ...['gmail.com', 'yahoo.com', 'hotmail.com', 'outlook.com', 'rediffmail.com', 'icloud.com'],
  ...['yahoo.co.in', 'live.com', 'ymail.com', 'yahoo.in', 'outlook.in', 'protonmail.com'],
  ...['proton.me', 'zoho.com', 'zohomail.in', 'googlemail.com', 'rocketmail.com', 'msn.com'],
  ...['aol.com', 'me.com'],
];
/** These have one domain only: any other ending is a misspelling. */
const SINGLE = /^(g|rediff)mail$/;
/** Real domains that differ by one letter from a provider above. */
const OTHERS = /^(e?mail|cloud)\./;
/** Shorter names differ by one letter from too many others. */
const MIN_LENGTH = 5;

/** Whether one inserted, deleted, replaced or swapped letter turns `b` into `a`. */
function isNear(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const most = Math.min(a.length, b.length) - start;
  let end = 0;
  while (end < most && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const x = a.slice(start, a.length - end);
  const y = b.slice(start, b.length - end);
  return (x.length < 2 && y.length < 2) || (x.length === 2 && x === `${y[1]}${y[0]}`);
}

const split = (domain: string) => {
  const [name = '', ...rest] = domain.split('.');
  return [name, rest.join('.')] as const;
};

/** The domain that was probably meant; undefined if the given domain may be right. */
export function suggestDomain(email: string): string | undefined {
  const [, domain] = /@([^@]+)$/.exec(email.trim().toLowerCase()) ?? [];
  if (!domain || PROVIDERS.includes(domain) || OTHERS.test(domain)) return;
  const [name, rest] = split(domain);
  return PROVIDERS.find((provider) => {
    const [itsName, itsRest] = split(provider);
    const isName = name === itsName || (itsName.length >= MIN_LENGTH && isNear(name, itsName));
    const isRest = !rest || rest === itsRest || (itsRest === 'com' && isNear(rest, 'com'));
    return isName && (isRest || (name === itsName && SINGLE.test(name)));
  });
}
