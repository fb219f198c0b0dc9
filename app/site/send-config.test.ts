import { expect, test } from 'vitest';
import { sendConfig } from './send-config.server.ts';

const own = {
  publicKey: 'osari',
  serviceId: 'studio',
  templates: { contact: 'contact', home: 'home', enquiry: 'enquiry', question: 'question' },
};

test('by default the forms are sent to the site’s own mail relay', () => {
  expect(sendConfig(own, {})).toEqual({ origin: '', ...own });
});
test('each environment variable overrides its part of the configuration', () => {
  const env = {
    EMAILJS_ORIGIN: 'https://api.emailjs.com/',
    EMAILJS_PUBLIC_KEY: 'key',
    EMAILJS_TEMPLATE_QUESTION: 'template_q',
  };
  expect(sendConfig(own, env)).toEqual({
    origin: 'https://api.emailjs.com',
    publicKey: 'key',
    serviceId: 'studio',
    templates: { ...own.templates, question: 'template_q' },
  });
});
