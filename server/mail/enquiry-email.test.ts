import { expect, test } from 'vitest';
import { STUDIO } from '#server/testing/fixtures.ts';
import { openTestOutbox } from '#server/testing/outbox.ts';
import { startSmtpServer } from '#server/testing/smtp-server.ts';
import { enquiryEmail } from './enquiry-email.ts';

const emailOf = async (values: Record<string, string>) => {
  const { insert, enquiry } = openTestOutbox();
  const { text, html } = enquiryEmail(await enquiry(await insert(values)), {
    ...STUDIO,
    colours: { day: { accent: '#27507a' }, night: {} },
  });
  return { text: String(text), html: String(html) };
};

test('phone and WhatsApp are links in the studio’s mail, in the studio’s colour', async () => {
  const { text, html } = await emailOf({ user_phone: '+91 98230 12345' });
  expect(html).toContain('<a href="tel:+919823012345" style="color:#27507a">+91 98230 12345</a>');
  expect(html).toContain('<a href="https://wa.me/919823012345" style="color:#27507a">');
  expect(text).toContain('Phone: +91 98230 12345\n\nWhatsApp: https://wa.me/919823012345');
});

test('a number that cannot be called from anywhere stays text', async () => {
  const { text, html } = await emailOf({ user_phone: '2567 1234' });
  expect(html).toContain('2567 1234');
  expect(html + text).not.toMatch(/<a |tel:|wa\.me/);
});

test('nothing that a stranger wrote becomes markup or another link', async () => {
  const evil = '"><img src=x onerror=alert(1)><a href="https://evil.example">';
  const { html } = await emailOf({
    user_name: evil,
    message: `${evil}\n\u0026lt;b>`,
    // As no check lets it through: the email does not rely on that.
    user_phone: `+91 98230 12345${evil}`,
    property_type: evil,
  });
  expect(html).not.toMatch(/<img|<a |<b>/);
  expect(html.match(/&lt;img src=x/g)).toHaveLength(4);
});

test('the links arrive', async () => {
  const server = await startSmtpServer();
  const { insert, send } = openTestOutbox({ env: { SMTP_URL: server.url } });
  await insert({ user_phone: '98230 12345' });
  await send();
  const raw = server.received[0]!.raw.replace(/=\r\n/g, '').replace(/=3D/g, '=');
  expect(raw).toContain('href="tel:+919823012345"');
});
