import { content, PATHS } from '../content.ts';
import { button, element, field, link } from './find.ts';
import { expect, test } from './test.ts';

const POP_UP = 'dialog[open]';
const { navbar } = content.site;
/** A page in the bar; the owner chooses them. */
const NEXT = navbar.find(({ to }) => to !== '/' && PATHS.includes(to)) ?? navbar[0]!;
const TO_NEXT = link(NEXT.label, '#menu > ul');

test('the page’s script starts by itself once the page has loaded', async ({ visitor }) => {
  await visitor.open('/faq');
  await visitor.answers();
});

test('the menu of a phone opens, its links work, and it closes', async ({ visitor }) => {
  await visitor.resize(390, 844);
  await visitor.visit('/');
  await visitor.seesNo(TO_NEXT);
  await visitor.click(button('Menu'));
  await visitor.sees(TO_NEXT);
  await visitor.click(TO_NEXT);
  await visitor.isAt(NEXT.to);
  await visitor.seesNo(TO_NEXT);
});

test('Escape closes the menu and gives the focus back', async ({ visitor }) => {
  await visitor.resize(390, 844);
  await visitor.visit('/faq');
  await visitor.click(button('Menu'));
  await visitor.sees(button('Close menu'));
  await visitor.press('Escape');
  await visitor.seesNo(TO_NEXT);
  await visitor.hasFocusOn('[aria-controls=menu]');
});

test('"Enquire Now" opens the pop-up, and "Close" and Escape close it', async ({ visitor }) => {
  await visitor.visit('/services');
  for (const leave of [
    () => visitor.click(button('Close', POP_UP)),
    () => visitor.press('Escape'),
  ]) {
    await visitor.click(button(content.forms.enquiry.button, 'header'));
    await visitor.sees(field(content.forms.labels.user_name, POP_UP));
    await leave();
    await visitor.seesNo(element(POP_UP));
    expect(await visitor.evaluate(() => document.activeElement?.textContent)).toBe(
      content.forms.enquiry.button,
    );
  }
});
