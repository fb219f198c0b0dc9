import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import emailjs from '@emailjs/browser';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createApiListener } from '#server/http/node-adapter.ts';
import { openTestApi } from '#server/testing/api.ts';
import { enquiryOf } from '#server/testing/fixtures.ts';

/** The client wants a page around it: as much of one as it touches. */
async function openClient() {
  const api = openTestApi();
  const server = createServer(createApiListener(api.app)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
    vi.unstubAllGlobals();
  });
  const { port } = server.address() as AddressInfo;
  vi.stubGlobal('location', { pathname: '/contact' });
  const PlainFormData = FormData;
  vi.stubGlobal(
    'FormData',
    class extends PlainFormData {
      constructor(form?: { fields?: Record<string, string> }) {
        super();
        for (const [name, value] of Object.entries(form?.fields ?? {})) this.append(name, value);
      }
    },
  );
  emailjs.init({ publicKey: 'osari', origin: `http://127.0.0.1:${port}` });
  const formWith = (fields: Record<string, string>) =>
    ({ nodeName: 'FORM', fields }) as unknown as HTMLFormElement;
  return { ...api, formWith };
}

test('the official client sends a form and reads {200, "OK"}', async () => {
  const { formWith, enquiries } = await openClient();
  const { message, user_name, user_email, property_type } = enquiryOf('contact');
  const fields = {
    message: message!,
    user_name: user_name!,
    user_email: user_email!,
    property_type: property_type!,
  };
  const answer = await emailjs.sendForm('studio', 'contact', formWith(fields));
  expect({ ...answer }).toEqual({ status: 200, text: 'OK' });
  // Hidden fields for visitors without JavaScript repeat the identifiers.
  await emailjs.sendForm('studio', 'contact', formWith(enquiryOf('contact')));
  expect(enquiries()).toHaveLength(2);
});

test('the official client sends parameters as JSON', async () => {
  const { enquiries } = await openClient();
  const answer = await emailjs.send('studio', 'question', enquiryOf('question'));
  expect({ ...answer }).toEqual({ status: 200, text: 'OK' });
  expect(enquiries()).toMatchObject([{ form: 'question' }]);
});

test('the official client rejects with status and text of an error', async () => {
  const { formWith } = await openClient();
  const rejected = emailjs.sendForm('studio', 'contact', formWith({ user_name: 'A' }));
  await expect(rejected).rejects.toMatchObject({
    status: 400,
    text: expect.stringContaining('message is required.'),
  });
  await expect(emailjs.sendForm('studio', 'other', formWith({}))).rejects.toMatchObject({
    status: 400,
    text: "The template ID is not one of this site's (template_id).",
  });
});
