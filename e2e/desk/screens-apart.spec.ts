import type { Page } from '@playwright/test';
import { comeIn, expect, test } from './desk.ts';

/** The position and style of everything on the page, one line for each element. */
const layoutOf = (page: Page) =>
  page.evaluate(() => {
    // On the way back, the enquiry that was open has a focus ring in the inbox.
    (document.activeElement as HTMLElement | null)?.blur();
    const paths = new Map<Element, string>();
    const pathOf = (element: Element): string => {
      const known = paths.get(element);
      if (known) return known;
      const parent = element.parentElement;
      const at = parent ? [...parent.children].indexOf(element) : 0;
      const name = `${element.tagName.toLowerCase()}${[...element.classList].map((one) => `.${one}`).join('')}`;
      const isInside = parent && parent !== document.body;
      const path = isInside ? `${pathOf(parent)} > ${name}:${at}` : `${name}:${at}`;
      paths.set(element, path);
      return path;
    };
    const blocks = [...document.querySelectorAll('#desk *')].filter(
      // The content of a closed `<details>` is not laid out: its box depends on when it was measured.
      (element) => element.checkVisibility() && getComputedStyle(element).display !== 'inline',
    );
    return blocks.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { display, color, backgroundColor, fontSize, fontWeight, borderTopWidth } =
        getComputedStyle(element);
      const box = [x, y, width, height].map(Math.round).join(' ');
      return `${pathOf(element)}: ${box} ${display} ${color} ${backgroundColor} ${fontSize} ${fontWeight} ${borderTopWidth}`;
    });
  });

/**
 * Hidden words inside a scroll container that are placed against an element around it: they do not scroll with it, and make the
 * document longer than the window.
 */
const escaped = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('#desk .visually-hidden')].flatMap((words) => {
      const box = words.offsetParent;
      for (let at = words.parentElement; box && at && at !== box; at = at.parentElement)
        if (/auto|scroll/.test(getComputedStyle(at).overflow))
          return [`“${words.textContent}” in ${at.className}`];
      return [];
    }),
  );

/** Opens a screen without a new document, so that loaded style sheets stay. */
async function walkTo(page: Page, path: string) {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, `/desk${path}`);
}

/** The lines in which two layouts differ. Comparing whole layouts would print both on each attempt. */
function differences(one: readonly string[], other: readonly string[]) {
  const [ofOne, ofOther] = [new Set(one), new Set(other)];
  return [
    ...one.filter((line) => !ofOther.has(line)).map((line) => `+ ${line}`),
    ...other.filter((line) => !ofOne.has(line)).map((line) => `- ${line}`),
  ];
}

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

for (const size of SIZES)
  test(`every screen looks the same after every other one, at ${size.width} px`, async ({
    page,
    desk,
  }) => {
    await page.setViewportSize(size);
    await page.clock.setFixedTime(Date.now());
    const id = await desk.enquire(30, { user_name: 'Meera Kale', message: 'A flat in Aundh.' });
    await desk.enquire(50, { user_name: 'Joshi', message: 'A kitchen.' });
    await comeIn(page, desk);
    const slug: string = await page.evaluate(async () => {
      const { groups } = await (await fetch('/desk/api/projects')).json();
      return groups[0].projects[0].slug;
    });
    const screens = [
      '/',
      `/enquiry/${id}`,
      '/people',
      '/projects',
      `/projects/${slug}`,
      `/projects/${slug}/plan`,
      '/films',
      '/pictures',
      '/visits',
      '/studio',
      '/hours',
      '/templates',
      '/by-telephone',
      '/words',
      '/publish',
      '/publish/launch',
    ];
    const open = async (path: string) => {
      await page.goto(`${desk.origin}/desk${path}`, { waitUntil: 'networkidle' });
      // On a busy machine the network may be idle before the screen has requested its data.
      await expect(page.locator('main')).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await page.evaluate(() => document.fonts.ready);
    };
    // A first visit changes data (an enquiry is no longer new) and loads files. It must be over before measuring.
    for (const path of screens) await open(path);
    const alone = new Map<string, string[]>();
    for (const path of screens) {
      await open(path);
      alone.set(path, await layoutOf(page));
      expect(await escaped(page), path).toEqual([]);
    }
    // The first pass loads every sheet; in the second each screen is shown with all of them, then in reverse order.
    for (const path of [...screens, ...screens, ...screens.toReversed()]) {
      await walkTo(page, path);
      const expected = alone.get(path) ?? [];
      const differing = async () => {
        // Back in the inbox, the enquiry that was open is scrolled into view. Every other screen begins at its top.
        if (path === '/') await page.evaluate(() => scrollTo(0, 0));
        return differences(await layoutOf(page), expected);
      };
      await expect.poll(differing, path).toEqual([]);
    }
  });
