/** Explains why a port cannot be used, in one line that says what to do. */
import { once } from 'node:events';
import { createServer } from 'node:net';

export function portErrorMessage(error: NodeJS.ErrnoException, host: string, port: number): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program: stop it, or choose another, e.g. PORT=${port + 1} npm start.`;
    case 'EACCES':
      return `Port ${port} needs an administrator's rights: choose one above 1023, e.g. PORT=3000 npm start.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EINVAL':
      return `HOST "${host}" is not an address of this machine: use 127.0.0.1, or 0.0.0.0 for all of them.`;
    default:
      return `The server cannot start: ${error.message}`;
  }
}

/** Listens on the port for a moment. Returns one line if that fails; null if the port is free. */
export async function checkPort(host: string, port: number): Promise<string | null> {
  await using probe = createServer();
  try {
    probe.listen(port, host);
    await once(probe, 'listening');
    return null;
  } catch (error) {
    return portErrorMessage(error as NodeJS.ErrnoException, host, port);
  }
}
