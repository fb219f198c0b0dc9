/** Headers of every answer but the built files', pages and post room alike (the content security policy is each page's own: csp.ts). */

export const SECURITY_HEADERS: readonly (readonly [string, string])[] = [
  ['X-Content-Type-Options', 'nosniff'],
  // Our own forms name their page themselves; other sites learn the origin at most.
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  [
    'Permissions-Policy',
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  ],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['X-Frame-Options', 'DENY'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
];

/** Of scripts, pictures and whatever else a page consists of: the others say something about documents alone. */
export const FILE_HEADERS = ['X-Content-Type-Options', 'nosniff'] as const;

/** A year; sent only when the visitor came over TLS (RFC 6797, 7.2). Other names of the domain are not ours to promise for. */
export const HSTS = ['Strict-Transport-Security', 'max-age=31536000'] as const;
