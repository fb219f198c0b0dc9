/** Visitors who continuously open pages and load everything that a page names. */
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { namedFiles } from '../named-files.ts';

const VISITORS = 16;

interface Visitors {
  /** Number of requests that were answered with 200 or 301. */
  readonly answered: () => number;
  /** Other responses, while the server was not known to be down. */
  readonly faults: readonly string[];
  /** Until `end` is called, broken connections are ignored, because the server was killed. */
  allowBreaks(): { end(): void };
  /** All addresses that pages have named so far. */
  readonly named: ReadonlySet<string>;
  stop(): Promise<void>;
}

/**
 * @param perSecond requests per second, of all visitors together
 * @param pages paths that they open
 */
export function sendVisitors(port: number, pages: readonly string[], perSecond: number): Visitors {
  const agent = new Agent({ keepAlive: true });
  const faults: string[] = [];
  const named = new Set<string>();
  let answered = 0;
  let isOn = true;
  let breaks = 0;
  /** Counts kills and restarts, because a request that was in progress at either may fail. */
  let turns = 0;

  async function get(path: string): Promise<string | null> {
    const before = turns;
    try {
      const asked = request({ agent, host: '127.0.0.1', port, path, timeout: 20_000 }).end();
      asked.once('timeout', () => asked.destroy(new Error('no answer in 20 s')));
      const [answer] = await once(asked, 'response');
      const text = Buffer.concat(await answer.toArray()).toString('latin1');
      // A link may use another spelling of a page's address.
      if (answer.statusCode === 200 || answer.statusCode === 301) answered += 1;
      else faults.push(`${path} is answered ${answer.statusCode}`);
      return text;
    } catch (error) {
      if (breaks === 0 && before === turns) faults.push(`${path}: ${(error as Error).message}`);
      return null;
    }
  }

  async function visit(turn: number) {
    const path = pages[turn % pages.length]!;
    const html = await get(path);
    await wait();
    for (const file of html === null ? [] : namedFiles(html)) {
      named.add(file);
      // Files that a page names must exist as long as the page is open.
      while (isOn && (await get(encodeURI(file))) === null) await pause(50);
      await wait();
    }
  }
  const wait = () => pause((1000 * VISITORS) / perSecond);

  const all = Array.from({ length: VISITORS }, async (_, index) => {
    for (let turn = index; isOn; turn += 1) await visit(turn);
  });
  return {
    answered: () => answered,
    faults,
    named,
    allowBreaks() {
      breaks += 1;
      turns += 1;
      return {
        end() {
          breaks -= 1;
          turns += 1;
        },
      };
    },
    async stop() {
      isOn = false;
      await Promise.all(all);
      agent.destroy();
    },
  };
}
