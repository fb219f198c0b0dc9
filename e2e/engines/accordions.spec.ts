/** A tapped entry of an accordion keeps its place, in every engine. */
import { element } from './find.ts';
import { expect, test } from './test.ts';
import type { Visitor } from './visitor.ts';

const ACCORDIONS = [
  ['/faq', 'faq'],
  ['/projects#residential', 'portfolio-project'],
] as const;
/** Number of equal measurements after which an animation is over. */
const QUIET_LOOKS = 8;

/** Scrolls an entry's name to the middle of the window. */
const toMiddle = (css: string, n: number) =>
  document
    .querySelectorAll(css)
    [n]!.firstElementChild!.scrollIntoView({ block: 'center', behavior: 'instant' });

/**
 * Clicks an entry's name, and records in `window.moved` its distance from its place in each frame painted after that.
 */
const tap = (css: string, n: number) => {
  const name = document.querySelectorAll(css)[n]!.firstElementChild as HTMLElement;
  const top = () => name.getBoundingClientRect().top;
  const before = top();
  const moves: number[] = [];
  Object.assign(window, { moves });
  name.click();
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    moves.push(Math.abs(top() - before));
    requestAnimationFrame(() => port2.postMessage(''));
  };
  requestAnimationFrame(() => port2.postMessage(''));
};

/** The values that a tap changes: size of the entry and the page, and the scroll position. */
const layout = (css: string, n: number) => {
  const { top, height } = document.querySelectorAll(css)[n]!.getBoundingClientRect();
  const { scrollHeight } = document.documentElement;
  return { top, height, scrollY, below: scrollHeight - innerHeight - scrollY };
};

/** Waits until neither the entry nor the page around it moves any more. */
async function rest(visitor: Visitor, css: string, n: number) {
  let seen = '';
  let alike = 0;
  const looksAlike = async () => {
    const now = JSON.stringify(await visitor.evaluate(layout, css, n));
    alike = now === seen ? alike + 1 : 0;
    seen = now;
    return alike;
  };
  await expect.poll(looksAlike, { intervals: [100] }).toBeGreaterThan(QUIET_LOOKS);
  return visitor.evaluate(layout, css, n);
}

for (const [path, name] of ACCORDIONS)
  test(`a tapped entry of the accordion of ${path} keeps its place while another entry closes`, async ({
    visitor,
  }) => {
    const css = `main details[name="${name}"]`;
    await visitor.resize(390, 844);
    await visitor.visit(path);
    if (path.startsWith('/projects')) {
      const details = '[data-details]';
      await visitor.sees(element(details));
      await visitor.evaluate((it) => document.querySelector(it)!.scrollIntoView(), details);
    }
    await visitor.sees(element(css));
    const count = await visitor.evaluate((it) => document.querySelectorAll(it).length, css);
    for (let n = 0; n < count; n += 1) {
      await visitor.evaluate(toMiddle, css, n);
      await rest(visitor, css, n);
      await visitor.evaluate(tap, css, n);
      await visitor.sees(element(`${css}[open]:nth-of-type(${n + 1})`));
      const { scrollY, below } = await rest(visitor, css, n);
      const moves = await visitor.evaluate(() => (window as unknown as { moves: number[] }).moves);
      // A page at its top or end cannot be scrolled further.
      if (scrollY > 0 && below > 0)
        expect.soft(Math.max(...moves), `entry ${n + 1}`).toBeLessThan(2);
    }
  });
