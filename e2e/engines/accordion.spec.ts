/** What is tapped in an accordion stays in place, in every engine. */
import { element } from './find.ts';
import { expect, test } from './test.ts';

test('what is tapped in an accordion stays where it is', async ({ visitor }) => {
  await visitor.resize(390, 844);
  await visitor.visit('/faq');
  const summary = (n: number) => `main details:nth-of-type(${n}) > summary`;
  const top = (selector: string) => {
    const { top } = document.querySelector(selector)!.getBoundingClientRect();
    return Math.round(top);
  };
  const isOpen = (selector: string) =>
    (document.querySelector(selector)!.parentElement as HTMLDetailsElement).open;
  // The answer about costs is the longest.
  await visitor.click(element(summary(3)));
  await expect.poll(() => visitor.evaluate(isOpen, summary(3))).toBe(true);
  const toMiddle = (selector: string) =>
    document.querySelector(selector)!.scrollIntoView({ block: 'center', behavior: 'instant' });
  let before = 0;
  // What was tapped before is held for some frames more.
  const rests = async () => {
    await visitor.evaluate(toMiddle, summary(4));
    const last = before;
    before = await visitor.evaluate(top, summary(4));
    return before === last && before < 600;
  };
  await expect.poll(rests).toBe(true);
  await visitor.evaluate(
    (selector) => document.querySelector<HTMLElement>(selector)!.click(),
    summary(4),
  );
  await expect.poll(() => visitor.evaluate(isOpen, summary(3))).toBe(false);
  const movements = () =>
    document.getAnimations().filter(({ playState }) => playState === 'running').length;
  await expect.poll(() => visitor.evaluate(movements)).toBe(0);
  const moved = async () => Math.abs((await visitor.evaluate(top, summary(4))) - before);
  await expect.poll(moved).toBeLessThanOrEqual(2);
});
