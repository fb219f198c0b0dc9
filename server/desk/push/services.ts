/**
 * Allowed push services. A browser sends the address, so an invented one could make this server send requests to another
 * machine.
 */

/** The push services of Chrome, Edge and Samsung; Firefox; Edge on Windows; Safari. */
const SERVICES =
  /^(fcm\.googleapis\.com|[\w-]+\.push\.services\.mozilla\.com|[\w-]+\.notify\.windows\.com|[\w-]+\.push\.apple\.com)$/;

/**
 * True for an address of one of these services, over TLS on its usual port. Names are compared, so no IP address of a private
 * network passes; a name that resolves to another machine fails at its certificate.
 */
export function isPushService(address: string): boolean {
  const url = URL.parse(address);
  if (url === null) return false;
  const { protocol, hostname, port, username, password } = url;
  return (
    protocol === 'https:' && port === '' && username + password === '' && SERVICES.test(hostname)
  );
}
