import { expect, test } from 'vitest';
import { noticeFor } from './privacy-notice.server.ts';

const section = (heading: string) => ({ heading, body: [`${heading}.`] });
const own = { headline: 'What we keep', lead: 'A server.', sections: [section('Stored')] };
const emailJs = { lead: 'No server.', sections: [section('Passed on')] };

test('if the site’s own server receives the forms, its notice is shown', () => {
  expect(noticeFor({ ...own, emailJs }, '')).toEqual(own);
});

test('if EmailJS receives them, the notice says so, and has nothing about the server', () => {
  expect(noticeFor({ ...own, emailJs }, 'https://api.emailjs.com')).toEqual({
    headline: 'What we keep',
    ...emailJs,
  });
});

test('without a text for EmailJS the build fails, so that no page has a wrong notice', () => {
  expect(() => noticeFor(own, 'https://api.emailjs.com')).toThrow(/privacy\.yaml.*no "emailJs"/s);
});
