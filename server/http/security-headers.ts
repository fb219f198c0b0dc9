/** Security headers of pages, files and the API (each page has its own content security policy: csp.ts). */

export const SECURITY_HEADERS: readonly (readonly [string, string])[] = [
  ['X-Content-Type-Options', 'nosniff'],
  // Other sites get at most the origin; forms send their page as a field.
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  [
    'Permissions-Policy',
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  ],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['X-Frame-Options', 'DENY'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
];

/** For scripts, pictures and other files; the remaining headers apply only to documents. */
export const FILE_HEADERS = ['X-Content-Type-Options', 'nosniff'] as const;

/** One year; sent only if the visitor uses TLS (RFC 6797, 7.2). Without subdomains, which may belong to others. */
export const HSTS = ['Strict-Transport-Security', 'max-age=31536000'] as const;
