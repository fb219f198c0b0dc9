/** Security headers of pages, files and the API (each page has a content security policy of its own: csp.ts). */

export const SECURITY_HEADERS: readonly (readonly [string, string])[] = [
  ['X-Content-Type-Options', 'nosniff'],
  // Other sites learn the origin at most; the forms carry their page as a field.
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  [
    'Permissions-Policy',
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  ],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['X-Frame-Options', 'DENY'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
];

/** Of scripts, pictures and the other parts of a page: the rest of the headers apply to documents alone. */
export const FILE_HEADERS = ['X-Content-Type-Options', 'nosniff'] as const;

/** A year; sent only when the visitor came over TLS (RFC 6797, 7.2). Without subdomains, which may belong to others. */
export const HSTS = ['Strict-Transport-Security', 'max-age=31536000'] as const;
