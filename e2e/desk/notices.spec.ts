import { comeIn, expect, test } from './desk.ts';

test('the desk can be installed, with the name and icons of the studio; visitors’ pages mention none of it', async ({
  page,
  desk,
}) => {
  await comeIn(page, desk);
  const cdp = await page.context().newCDPSession(page);
  const { errors, data } = await cdp.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { name, start_url, scope, display, icons } = JSON.parse(data!);
  const studio = await page.locator('.brand b').textContent();
  expect({ name, start_url, scope, display }).toEqual({
    name: `${studio} Desk`,
    start_url: '/desk',
    scope: '/desk',
    display: 'standalone',
  });
  for (const { src, type } of icons) {
    const icon = await page.request.get(new URL(src, desk.origin).href);
    expect([icon.status(), icon.headers()['content-type']]).toEqual([200, type]);
  }
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
  const home = await (await page.request.get(desk.origin)).text();
  expect(home).not.toMatch(/desk\.webmanifest|push-worker/);
});

test('the number of enquiries to answer is on the icon, and is removed on sign-out', async ({
  page,
  desk,
}) => {
  const counts: number[] = [];
  await page.exposeFunction('badgeIs', (count: number) => counts.push(count));
  await page.addInitScript(() => {
    const tell = (window as unknown as { badgeIs: (count: number) => void }).badgeIs;
    Object.assign(navigator, {
      setAppBadge: async (count: number) => tell(count),
      clearAppBadge: async () => tell(0),
    });
  });
  await desk.enquire(1, { user_name: 'Meera Kale', property_type: '2BHK' });
  await desk.enquire(2, { user_name: 'Ravi Joshi', property_type: '3BHK' });
  await comeIn(page, desk);
  await expect.poll(() => counts.at(-1)).toBe(2);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('status')).toHaveText('You signed out on this device.');
  await expect.poll(() => counts.at(-1)).toBe(0);
});

test('a browser with notifications blocked shows where to allow them; one without push says that emails are still sent', async ({
  page,
  desk,
}) => {
  await comeIn(page, desk);
  await page.goto(`${desk.origin}/desk/people`);
  const section = page.getByRole('heading', { name: 'Notifications on this device' });
  await expect(section).toBeVisible();
  await expect(page.getByText('does not allow notifications')).toBeVisible();
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
  await page.reload();
  await expect(page.getByText('cannot show notifications')).toBeVisible();
});

test('the service worker for notifications runs under the desk’s policy, and only below /desk/', async ({
  page,
  desk,
}) => {
  await comeIn(page, desk);
  await page.evaluate(async () => {
    const { trustedTypes } = window as unknown as {
      trustedTypes: {
        createPolicy(name: string, rules: object): { createScriptURL(url: string): string };
      };
    };
    const policy = trustedTypes.createPolicy('test', { createScriptURL: (url: string) => url });
    const url = policy.createScriptURL('/desk/push-worker.js');
    await navigator.serviceWorker.register(url, { scope: '/desk/' });
  });
  await page.goto(desk.origin);
  const seen = await page.evaluate(async () => ({
    scopes: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    here: (await navigator.serviceWorker.getRegistration('/')) !== undefined,
    isControlled: navigator.serviceWorker.controller !== null,
  }));
  expect(seen).toEqual({ scopes: [`${desk.origin}/desk/`], here: false, isControlled: false });
});
