import { brotliCompressSync } from 'node:zlib';
import { axeFaults } from '../axe.ts';
import { changeLook } from '../look.ts';
import { comeIn, comeInWithPasskey, expect, test } from './desk.ts';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** Size and scheme. Pages open, and are used, in the first one. */
const LOOKS = {
  'on a phone at night': { ...PHONE, colorScheme: 'dark' },
  'at night': { ...WIDE, colorScheme: 'dark' },
  'on a phone': { ...PHONE, colorScheme: 'light' },
  'on a wide screen': { ...WIDE, colorScheme: 'light' },
} as const;
/** Maximum bytes of a first visit, compressed. */
const FIRST_LOAD_MAX = 250_000;

test('axe finds nothing at the desk, wide or on a phone, in either colour scheme', async ({
  page,
  desk,
  expectFault,
}) => {
  expectFault(/40[01]/);
  const check = async (what: string) => {
    for (const [name, look] of Object.entries(LOOKS)) {
      await changeLook(page, look);
      expect.soft(await axeFaults(page), `${what} ${name}`).toEqual([]);
    }
  };
  const id = await desk.enquire(200, {
    user_name: 'Meera Kale',
    property_type: '2BHK',
    user_phone: '+91 98220 12345',
    message: 'A flat in Aundh.',
  });
  const spam = await desk.enquire(
    2,
    { user_name: 'Bot', message: 'x' },
    { spamReason: 'honeypot' },
  );
  await page.goto(`${desk.origin}/desk`);
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible();
  await check('sign-in');
  await comeInWithPasskey(page, desk);
  await check('inbox');
  await page.getByRole('searchbox').fill('nothing');
  await expect(page.getByText(/^No results/).first()).toBeVisible();
  await check('nothing found');
  for (const path of [
    `/enquiry/${id}`,
    `/enquiry/${spam}`,
    '/by-telephone',
    '/templates',
    '/hours',
    '/people',
    '/publish',
    '/publish/launch',
    '/visits',
    '/studio',
  ]) {
    await page.goto(`${desk.origin}/desk${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await check(path);
  }
  await page.goto(`${desk.origin}/desk/enquiry/${id}`);
  await page.getByRole('button', { name: 'Delete now' }).click();
  await check('erase');
});

test('nothing scrolls sideways from 320 to 2560 px', async ({ page, desk, expectFault }) => {
  expectFault(/401/);
  const name = 'Venkatanarasimharajuvaripeta Wanaparthy Subrahmanyam Iyer';
  const id = await desk.enquire(200, {
    user_name: name,
    user_email: `${'a'.repeat(60)}@${'b'.repeat(60)}.example.org`,
    message: 'word '.repeat(1000),
  });
  const expectToFit = async (what: string) => {
    for (const width of [320, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(over, `${what} at ${width} px`).toBeLessThanOrEqual(0);
    }
  };
  await page.goto(`${desk.origin}/desk`);
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible();
  await expectToFit('sign-in');
  await comeIn(page, desk);
  for (const path of [
    '',
    '/by-telephone',
    '/templates',
    '/hours',
    '/people',
    '/visits',
    '/studio',
    `/enquiry/${id}`,
  ]) {
    await page.goto(`${desk.origin}/desk${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectToFit(path);
  }
});

test('each label in the lower bar of a phone is complete and on one line', async ({
  page,
  desk,
}) => {
  await desk.enquire(1, { user_name: 'Meera Kale' });
  await comeIn(page, desk);
  const rooms = page.locator('.foot a');
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(rooms.first()).toHaveText(/Enquiries \d/);
    const faults = await rooms.evaluateAll((links) =>
      links.flatMap((link) => {
        const words = document.createRange();
        words.selectNodeContents(link);
        const { left, right, height } = words.getBoundingClientRect();
        const isWhole = height < 40 && left >= 0 && right <= innerWidth;
        return isWhole ? [] : [link.textContent];
      }),
    );
    expect(faults, `${width} px`).toEqual([]);
  }
});

test('the first load stays within 250 kB, compressed', async ({ page, desk, expectFault }) => {
  expectFault(/401/);
  await comeIn(page, desk);
  let bytes = 0;
  const answers: Promise<void>[] = [];
  page.on('response', (response) => {
    answers.push(
      response.body().then(
        (body) => {
          const isPacked = /font|avif|png/.test(response.headers()['content-type'] ?? '');
          bytes += isPacked ? body.length : brotliCompressSync(body).length;
        },
        () => {},
      ),
    );
  });
  await page.context().clearCookies();
  await page.goto(`${desk.origin}/desk`);
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await Promise.all(answers);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThan(FIRST_LOAD_MAX);
});
