import { expect, test } from 'vitest';
import { noticeFor } from './privacy-notice.server.ts';

const section = (heading: string) => ({ heading, body: [`${heading}.`] });
const own = { headline: 'What we keep', lead: 'A server.', sections: [section('Stored')] };
const emailJs = { lead: 'No server.', sections: [section('Passed on')] };

test('where the site’s own server takes the forms, its notice stands', () => {
  expect(noticeFor({ ...own, emailJs }, '')).toEqual(own);
});

test('where EmailJS takes them, the notice says so, and nothing of the server', () => {
  expect(noticeFor({ ...own, emailJs }, 'https://api.emailjs.com')).toEqual({
    headline: 'What we keep',
    ...emailJs,
  });
});

test('without words for EmailJS nothing is built that would say what is not so', () => {
  expect(() => noticeFor(own, 'https://api.emailjs.com')).toThrow(/privacy\.yaml.*no "emailJs"/s);
});
