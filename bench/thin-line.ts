/**
 * A thin line as a proxy: real sockets whose bytes take their time, so that the browser knows nothing of it. One
 * direction down is shared by all connections, as a phone's is; a new connection costs a round trip before it speaks.
 */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Line {
  /** Bits per second towards the visitor. */
  readonly downBps: number;
  /** Round trip in milliseconds. */
  readonly rttMs: number;
}

/** Bytes that travel at once: a packet's worth, so that answers share the line as they would. */
const PACKET = 1460;

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** Sends what the visitor is to get at the line's pace: a packet of each connection in turn. */
function pacedDown({ downBps, rttMs }: Line) {
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

/** Opens the line to a server of this machine. */
export async function thinLine(port: number, line: Line) {
  const down = pacedDown(line);
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
        setTimeout(() => other.destroy(), line.rttMs);
      });
    }
    site.on('data', (chunk) => down(visitor, chunk));
    visitor.pause();
    await pause(line.rttMs); // SYN and its answer
    visitor.on('data', (chunk) =>
      setTimeout(() => site.writable && site.write(chunk), line.rttMs / 2),
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
