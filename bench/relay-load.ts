/** Timed requests, and their percentiles, for the mail relay's benchmark. */
import { type Agent, request } from 'node:http';
import { percentile } from './print.ts';

/** Where and how a request is sent. */
export interface Target {
  readonly url: URL;
  readonly agent: Agent;
}

const BOUNDARY = 'bench-relay-boundary';
/** A well-formed contact form of about 1.3 kB, different each turn. */
export function bodyOf(sender: number, turn: number): Buffer {
  const fields = {
    user_name: `Visitor ${sender}`,
    user_email: `visitor-${sender}-${turn}@example.org`,
    property_type: '2BHK',
    message: `Enquiry ${turn}: a flat of 90 square metres, to be ready by spring. ${'More words. '.repeat(20)}`,
    submission_id: `bench-${sender}-${turn}`,
    lib_version: '4.4.1',
    service_id: 'studio',
    template_id: 'contact',
    user_id: 'osari',
  };
  const parts = Object.entries(fields).map(
    ([name, value]) =>
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return Buffer.from(`${parts.join('')}--${BOUNDARY}--\r\n`);
}

/** Milliseconds until the answer was read, or null if it had another status. */
export function ask(
  { url, agent }: Target,
  path: string,
  status: number,
  body?: Buffer,
): Promise<number | null> {
  const startedAt = performance.now();
  const headers = body && {
    'Content-Type': `multipart/form-data; boundary=${BOUNDARY}`,
    'Content-Length': body.byteLength,
  };
  const options = {
    host: url.hostname,
    port: url.port,
    path,
    agent,
    method: body ? 'POST' : 'GET',
    headers,
  };
  return new Promise((resolve) => {
    const asked = request(options, (answer) => {
      answer.resume();
      answer.once('end', () =>
        resolve(answer.statusCode === status ? performance.now() - startedAt : null),
      );
    });
    asked.once('error', () => resolve(null));
    asked.end(body);
  });
}

/** One line of statistics about times that took `seconds` in all. */
export function summary(what: string, times: readonly number[], seconds: number): string {
  const shown = [0.5, 0.9, 0.99, 0.999].map(
    (share) => `p${share * 100} ${percentile(times, share).toFixed(1)} ms`,
  );
  return `${what.padEnd(10)}${(times.length / seconds).toFixed(0).padStart(6)}/s   ${shown.join('   ')}`;
}
