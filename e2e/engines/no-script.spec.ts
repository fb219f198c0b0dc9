import { content, PATHS } from '../content.ts';
import { button, element, field, link } from './find.ts';
import { expect, test } from './test.ts';

test.use({ withoutScript: true });

/** Headings in the page that cannot be read. Runs in the page. */
function unseenHeadings(): string[] {
  const opacityOf = (thing: Element | null): number =>
    thing ? Number(getComputedStyle(thing).opacity) * opacityOf(thing.parentElement) : 1;
  return [...document.querySelectorAll('main :is(h1, h2, h3)')]
    .filter((heading) => heading.checkVisibility() && opacityOf(heading) < 0.9)
    .map((heading) => heading.textContent);
}

test('every page can be read without script', async ({ visitor }) => {
  for (const path of PATHS)
    await test.step(path, async () => {
      await visitor.open(path);
      await visitor.seesNo(element('html[data-hydrated]'));
      await visitor.sees(element('h1'));
      await visitor.seesNo(element('dialog[open]'));
      await expect.poll(() => visitor.evaluate(unseenHeadings)).toEqual([]);
    });
});

test('the menu opens without script', async ({ visitor }) => {
  await visitor.resize(390, 844);
  await visitor.open('/faq');
  await visitor.click(button('Menu'));
  const { to, label } = content.site.navbar[0]!;
  await visitor.click(link(label, '#menu > ul'));
  await visitor.isAt(to);
});

test('the pop-up opens and closes without script', async ({ visitor }) => {
  await visitor.open('/services');
  const hasInvokers = await visitor.evaluate(() => 'command' in HTMLButtonElement.prototype);
  test.skip(!hasInvokers, 'this version of the engine opens dialogs by script only');
  await visitor.click(button(content.forms.enquiry.button, 'header'));
  await visitor.sees(field(content.forms.labels.user_name, 'dialog'));
  await visitor.click(button('Close', 'dialog'));
  await visitor.seesNo(element('dialog[open]'));
});
