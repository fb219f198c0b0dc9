/**
 * The socket that a service manager listens on and passes on (sd_listen_fds(3)): while the server restarts, visitors'
 * connections wait in it. Null if there is none; throws if there is not exactly one.
 */
export function inheritedSocket(
  env: Readonly<Record<string, string | undefined>>,
  pid: number,
): { readonly fd: number } | null {
  const { LISTEN_PID, LISTEN_FDS } = env;
  // For another process: variables of the parent are inherited too.
  if (LISTEN_FDS === undefined || LISTEN_PID !== String(pid)) return null;
  if (LISTEN_FDS !== '1')
    throw new Error(`LISTEN_FDS is ${LISTEN_FDS}: the socket unit must listen on one address.`);
  return { fd: 3 };
}
