/**
 * A throttled network as a proxy: real sockets whose bytes are delayed, without the browser's own throttling. All
 * connections share the downstream bandwidth, as on a phone; a new connection costs one round trip.
 */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Network {
  /** Bits per second to the browser. */
  readonly downBps: number;
  /** Round trip in milliseconds. */
  readonly rttMs: number;
}

/** Bytes per packet: concurrent responses take turns by packet. */
const PACKET = 1460;

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** Sends to the browser at the network's bandwidth: a packet of each connection in turn. */
function throttledDown({ downBps, rttMs }: Network) {
  const waiting = new Map<Socket, Buffer[]>();
  let isSending = false;
  let freeAt = 0;
  const sendPacket = async (to: Socket, chunks: Buffer[]) => {
    const [chunk] = chunks.splice(0, 1);
    const packet = chunk!.subarray(0, PACKET);
    if (chunk!.byteLength > PACKET) chunks.unshift(chunk!.subarray(PACKET));
    if (chunks.length === 0) waiting.delete(to);
    freeAt = Math.max(freeAt, performance.now()) + (packet.byteLength * 8000) / downBps;
    const ahead = freeAt - performance.now();
    if (ahead > 2) await pause(ahead);
    setTimeout(() => to.writable && to.write(packet), rttMs / 2);
  };
  const send = async () => {
    isSending = true;
    while (waiting.size > 0) for (const [to, chunks] of waiting) await sendPacket(to, chunks);
    isSending = false;
  };
  return (to: Socket, chunk: Buffer) => {
    waiting.set(to, [...(waiting.get(to) ?? []), chunk]);
    if (!isSending) void send();
  };
}

/** Starts the proxy in front of a server on this machine. */
export async function slowNetwork(port: number, network: Network) {
  const down = throttledDown(network);
  const open = new Set<Socket>();
  const proxy = createServer(async (visitor) => {
    const site = connect(port, '127.0.0.1');
    for (const [one, other] of [
      [visitor, site],
      [site, visitor],
    ] as const) {
      open.add(one);
      one.setNoDelay(true);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        setTimeout(() => other.destroy(), network.rttMs);
      });
    }
    site.on('data', (chunk) => down(visitor, chunk));
    visitor.pause();
    await pause(network.rttMs); // SYN and SYN-ACK
    visitor.on('data', (chunk) =>
      setTimeout(() => site.writable && site.write(chunk), network.rttMs / 2),
    );
    visitor.resume();
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    close() {
      for (const socket of open) socket.destroy();
      proxy.close();
    },
  };
}
