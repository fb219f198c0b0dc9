import { EmailJSResponseStatus } from '@emailjs/browser';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SEND_TIMEOUT_MS } from '#app/constants.ts';
import type { SendConfig } from '#contract/wire.ts';
import { resultOf, send } from './send-client.ts';

test('a refusal has its status and text in the result', () => {
  expect(resultOf(new EmailJSResponseStatus(429, 'Too Many Requests'))).toEqual({
    status: 429,
    text: 'Too Many Requests',
  });
});

test('a network failure is status 0, "Network Error"', () => {
  expect(resultOf(new TypeError('Failed to fetch'))).toEqual({ status: 0, text: 'Network Error' });
});

test('a missing identifier has the text that the client throws', () => {
  expect(resultOf('The public key is required.')).toEqual({
    status: 0,
    text: 'The public key is required.',
  });
});

const config: SendConfig = {
  origin: 'http://relay.test',
  publicKey: 'osari',
  serviceId: 'studio',
  templates: { contact: 'contact', home: 'home', enquiry: 'enquiry', question: 'question' },
};
/** The client expects a form element and reads it as form data; Node has neither. */
const form = { nodeName: 'FORM' } as HTMLFormElement;
class FormDataInNode {
  readonly sent: Record<string, string> = {};
  append(name: string, value: string) {
    this.sent[name] = value;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { pathname: '/contact', origin: 'http://site.test' });
  vi.stubGlobal('FormData', FormDataInNode);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the form is sent to the configured origin with its own template id', async () => {
  const fetch = vi.fn(async (_url: string, _init: { body: FormDataInNode }) => new Response('OK'));
  vi.stubGlobal('fetch', fetch);
  expect(await send(config, 'home', form)).toMatchObject({ status: 200, text: 'OK' });
  const [url, { body }] = fetch.mock.calls[0]!;
  expect(url).toBe('http://relay.test/api/v1.0/email/send-form');
  expect(body.sent).toMatchObject({
    service_id: 'studio',
    template_id: 'home',
    user_id: 'osari',
  });
});

test.each([
  ['publicKey', 'public key'],
  ['serviceId', 'service ID'],
] as const)('without %s the result says so', async (key, name) => {
  vi.stubGlobal('fetch', vi.fn());
  const result = await send({ ...config, [key]: '' }, 'home', form);
  expect(result.status).toBe(0);
  expect(result.text.toLowerCase()).toContain(name.toLowerCase());
});

test('a send without an answer ends as a network failure', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const result = send(config, 'contact', form);
  const settled = vi.fn();
  void result.then(settled);
  await vi.advanceTimersByTimeAsync(SEND_TIMEOUT_MS - 1);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await result).toEqual({ status: 0, text: 'Network Error' });
});
