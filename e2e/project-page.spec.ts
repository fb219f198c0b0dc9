/** A project's page: plan, pictures, lightbox, addresses, and contact links. */
import type { Page } from '@playwright/test';
import { projectPath } from '#content-model/pages.ts';
import { content, PROJECT_PATHS } from './content.ts';
import { expectEmail, newVisitor } from './enquiries.ts';
import { lightbox } from './projects.ts';
import { expect, lookAt, test, visit } from './studio.ts';

test.use({ saveData: true });

const projects = content.categories.flatMap((category) => category.projects);
/** The home with a plan and the most pictures. */
const home = projects
  .filter(({ plan }) => plan && plan.standpoints.length > 3)
  .sort((a, b) => b.photos.length - a.photos.length)[0]!;
const PATH = projectPath(home.slug);
const words = content.projects.page;
/** An entry of the Layout Instability API. */
interface Shift {
  readonly sources: readonly { readonly node: Node | null }[];
}

const PHONE = { width: 390, height: 844 };

const plan = (page: Page) =>
  page.getByRole('navigation', { name: words.planLabel.replace('{title}', home.title) });
const roomOf = (n: number) => home.photos[n - 1]!.room ?? home.photos[n - 1]!.title;
const nameOf = (n: number) =>
  words.dot
    .replace('{room}', roomOf(n))
    .replace('{n}', String(n))
    .replace('{count}', String(home.photos.length));
const dot = (page: Page, n: number) =>
  plan(page).getByRole('link', { name: nameOf(n), exact: true });
const figure = (page: Page, n: number) => page.locator(`figure[id="${n}"]`);
/**
 * A picture in the middle of the page that has a standpoint and is the only one on the middle of the screen when it is
 * scrolled there.
 */
const far = home.plan!.standpoints.map(({ n }) => n).sort((a, b) => a - b)[
  Math.floor(home.plan!.standpoints.length / 2)
]!;

for (const path of PROJECT_PATHS)
  test(`${path} has its pictures with their notes, and does not shift while they scroll`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const { sources } of list.getEntries() as unknown as Shift[])
          for (const { node } of sources) {
            const element = node instanceof Element ? node : node?.parentElement;
            if (element?.closest('.project-walk')) moved.push(element.outerHTML.slice(0, 80));
          }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await visit(page, path);
    const project = projects.find(({ slug }) => path.endsWith(slug))!;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(project.title);
    for (const { n, alt, title, details } of project.photos) {
      await expect(figure(page, n)).toContainText(title);
      if (details) await expect(figure(page, n)).toContainText(details);
      if (alt) await expect(figure(page, n).getByRole('img')).toHaveAttribute('alt', alt);
    }
    for (const { n } of project.photos) await lookAt(figure(page, n));
    await expect(figure(page, project.photos.length).getByRole('img')).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toEqual([]);
  });

test.describe('the plan on a wide screen', () => {
  test('stays in place while pictures scroll, and names the current one', async ({ page }) => {
    await visit(page, PATH);
    await lookAt(figure(page, far));
    await expect(plan(page).locator('img')).toBeInViewport({ ratio: 0.9 });
    await expect(dot(page, far)).toHaveAttribute('aria-current', 'location');
    await expect(plan(page)).toContainText(
      words.reading.replace('{n}', String(far)).replace('{count}', String(home.photos.length)),
    );
    const { heading } = home.plan!.standpoints.find(({ n }) => n === far)!;
    const turn = await plan(page)
      .locator('.plan-cone')
      .evaluate((cone) => (cone as HTMLElement).style.transform);
    const turned = Number(/rotate\((-?[\d.]+)deg\)/.exec(turn)![1]);
    expect((((turned - heading) % 360) + 360) % 360).toBeCloseTo(0, 3);
  });

  test('links to each picture by keyboard, and Back returns', async ({ page }) => {
    await visit(page, PATH);
    const [first] = home.plan!.standpoints;
    await dot(page, first!.n).focus();
    await dot(page, far).focus();
    const before = await page.evaluate(() => scrollY);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${PATH}#${far}`);
    await expect(figure(page, far)).toBeInViewport();
    await expect(dot(page, far)).toHaveAttribute('aria-current', 'location');
    await page.goBack();
    await expect(page).toHaveURL(PATH);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  });

  test('has a link for every standpoint, named by room and number', async ({ page }) => {
    await visit(page, PATH);
    for (const { n } of home.plan!.standpoints) await expect(dot(page, n)).toHaveCount(1);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('the first screen has name, picture, kind, area and weeks', async ({ page }) => {
    await visit(page, PATH);
    const { homeType, area, duration } = home.facts!;
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.project-cover img').filter({ visible: true })).toBeInViewport({
      ratio: 0.5,
    });
    for (const fact of [homeType, area, duration])
      await expect(page.getByRole('definition').filter({ hasText: fact! }).first()).toBeInViewport({
        ratio: 1,
      });
  });

  test('the plan is closed behind a button; a dot leads to its picture and closes the plan', async ({
    page,
  }) => {
    await visit(page, PATH);
    await lookAt(figure(page, far));
    await expect(plan(page)).toBeHidden();
    await page
      .getByRole('button', { name: words.planLabel.replace('{title}', home.title) })
      .click();
    await expect(plan(page)).toBeVisible();
    const other = home.plan!.standpoints.find(({ n }) => n !== far)!.n;
    await dot(page, other).focus();
    await page.keyboard.press('Enter');
    await expect(plan(page)).toBeHidden();
    await expect(page).toHaveURL(`${PATH}#${other}`);
    await expect(figure(page, other)).toBeInViewport();
  });

  test('the page is shared with the share dialog, if there is one', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, {
        share: async (data: ShareData) => Object.assign(window, { shared: data }),
      });
    });
    await visit(page, `${PATH}#${far}`);
    await page.getByRole('button', { name: words.copy }).click();
    const shared = await page.evaluate(() => Reflect.get(window, 'shared') as ShareData);
    expect([shared.title, new URL(shared.url!).pathname, new URL(shared.url!).hash]).toEqual([
      home.title,
      PATH,
      '',
    ]);
  });
});

test('"Copy the link" copies the page’s address and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, PATH);
  await page.getByRole('button', { name: words.copy }).click();
  await expect(page.getByRole('button', { name: words.copied })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname).toBe(PATH);
  await expect(page.getByRole('button', { name: words.copy })).toBeVisible();
});

test('"Copy the link" also works over plain http, where browsers have no clipboard API', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }),
  );
  await visit(page, PATH);
  await page.getByRole('button', { name: words.copy }).click();
  await expect(page.getByRole('button', { name: words.copied })).toBeFocused();
  const copied = await page.evaluate(() => {
    // The API itself is still on the prototype.
    Reflect.deleteProperty(navigator, 'clipboard');
    return navigator.clipboard.readText();
  });
  expect(new URL(copied).pathname).toBe(PATH);
});

test.describe('the lightbox', () => {
  test('opens on a picture with its own address; Back and Escape close it', async ({ page }) => {
    await visit(page, PATH);
    await lookAt(figure(page, far));
    await figure(page, far).getByRole('link').first().click();
    await expect(lightbox(page)).toContainText(home.photos[far - 1]!.title);
    await expect(page).toHaveURL(`${PATH}#${far}`);
    await page.goBack();
    await expect(lightbox(page)).toHaveCount(0);
    await expect(page).toHaveURL(PATH);
    await figure(page, far).getByRole('link').first().click();
    await expect(lightbox(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(lightbox(page)).toHaveCount(0);
    await expect(figure(page, far)).toBeInViewport();
  });

  test('after it closes, the page shows the last picture', async ({ page }) => {
    await visit(page, PATH);
    await lookAt(figure(page, 2));
    await figure(page, 2).getByRole('link').first().click();
    await expect(lightbox(page)).toBeVisible();
    for (let n = 3; n <= 6; n++) {
      await page.keyboard.press('ArrowRight');
      await expect(page).toHaveURL(`${PATH}#${n}`);
    }
    await page.keyboard.press('Escape');
    await expect(lightbox(page)).toHaveCount(0);
    await expect(figure(page, 6)).toBeInViewport();
    await expect(figure(page, 6).getByRole('link').first()).toBeFocused();
  });
});

test('an address with a number leads to the picture', async ({ page }) => {
  await visit(page, `${PATH}#${far}`);
  await expect(figure(page, far)).toBeInViewport();
  await expect(lightbox(page)).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the plan links to the pictures, a picture to its file in full size', async ({ page }) => {
    await page.goto(PATH);
    await expect(plan(page)).toBeVisible();
    await dot(page, far).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${PATH}#${far}`);
    await expect(figure(page, far)).toBeInViewport();
    const href = await figure(page, far).getByRole('link').first().getAttribute('href');
    expect((await page.request.get(href!)).headers()['content-type']).toBe('image/jpeg');
    await expect(page.getByRole('button', { name: words.copy })).toBeHidden();
  });

  test('on a phone the plan opens as well', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(PATH);
    await expect(plan(page)).toBeHidden();
    await lookAt(page.locator('.project-stream figure').nth(1));
    await page
      .getByRole('button', { name: words.planLabel.replace('{title}', home.title) })
      .click();
    await expect(plan(page)).toBeVisible();
  });

  test('the enquiry names the home before any script has loaded', async ({ page }) => {
    await page.goto(PATH);
    await expect(page.locator('#enquiry input[name=project]')).toHaveValue(home.title);
  });
});

test('with reduced motion the cone does not turn but changes at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, PATH);
  const cone = plan(page).locator('.plan-cone');
  await expect(cone).toHaveCSS('transition-duration', '0s');
});

test('an enquiry from a project’s page names the home in the email to the studio', async ({
  page,
}) => {
  await visit(page, PATH);
  const visitor = newVisitor();
  await page.getByRole('button', { name: words.enquire.home }).click();
  const form = page.getByRole('dialog', { name: content.forms.enquiry.heading }).getByRole('form');
  const { labels } = content.forms;
  await expect(form.getByLabel(labels.project)).toHaveValue(home.title);
  await form.getByLabel(labels.user_name, { exact: true }).fill(visitor.name);
  await form.getByLabel(labels.user_email).fill(visitor.email);
  await form.getByLabel(labels.user_phone).fill('+91 20 1234 5678');
  await form.getByLabel(labels.property_type).selectOption('bungalow');
  await form.getByLabel(labels.messageOptional).fill(visitor.words);
  await form.getByRole('button', { name: 'Submit' }).click();
  const letter = await expectEmail(visitor);
  expect(letter).toContain(`Project: ${home.title}`);
  expect(letter).toContain(PATH);
});

test('elsewhere the enquiry has no field for a home', async ({ page }) => {
  await visit(page, '/services');
  await expect(page.locator('#enquiry input[name=project]')).toHaveCount(0);
});

test('the end of the page links to WhatsApp with the home’s name, and to the next home with its picture', async ({
  page,
}) => {
  await visit(page, PATH);
  const { whatsapp } = content.site;
  if (whatsapp) {
    const link = page
      .locator('.project-ask')
      .getByRole('link', { name: content.site.reach.whatsapp });
    const text = new URL((await link.getAttribute('href'))!).searchParams.get('text');
    expect(text).toContain(home.title);
  }
  const next = page.locator('.project-next');
  await lookAt(next);
  await next.click();
  await expect(page).not.toHaveURL(new RegExp(PATH));
  await expect(page).toHaveURL(/\/projects\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(home.title);
  await expect(page.locator('body > img')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.title);
});

test('it is linked from the portfolio, its lightbox, and the home page', async ({ page }) => {
  await visit(page, `/projects#${home.slug}`);
  await page.getByRole('link', { name: words.onPage }).first().click();
  await expect(page).toHaveURL(PATH);
  await visit(page, `/projects#${home.slug}/2`);
  await lightbox(page).getByRole('link', { name: home.title }).click();
  await expect(page).toHaveURL(`${PATH}#2`);
  await expect(figure(page, 2)).toBeInViewport();
  await expect(lightbox(page)).toHaveCount(0);
});

test('an unknown address beside it shows the not-found page with status 404, whose links work', async ({
  page,
  expectFault,
}) => {
  expectFault(/404/);
  const answer = await page.goto('/projects/no-such-home');
  expect(answer!.status()).toBe(404);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await expect(page.getByText(content.home.hero.notFound)).toBeVisible();
  await page
    .getByRole('region', { name: content.home.projects.heading })
    .getByRole('link', { name: home.title })
    .click();
  await expect(page).toHaveURL(new RegExp(`${PATH}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.title);
});

test('the cover is shown nearly uncropped beside the text on every wide screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 657 });
  await visit(page, projectPath(projects[0]!.slug));
  const image = page.locator('.project-cover img').filter({ visible: true });
  for (const [width, height] of [
    [1366, 657],
    [1440, 900],
    [2200, 1238],
  ] as const)
    await test.step(`${width} × ${height} px`, async () => {
      await page.setViewportSize({ width, height });
      await expect(image).toHaveJSProperty('complete', true);
      const shown = await image.evaluate((element) => {
        const { naturalWidth, naturalHeight } = element as HTMLImageElement;
        const { width: wide, height: high } = element.getBoundingClientRect();
        const scale = Math.max(wide / naturalWidth, high / naturalHeight);
        return (wide * high) / (naturalWidth * naturalHeight * scale * scale);
      });
      expect(shown).toBeGreaterThan(0.85);
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    });
});
