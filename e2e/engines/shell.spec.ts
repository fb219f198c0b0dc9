import { content } from '../content.ts';
import { button, element, field, link } from './find.ts';
import { expect, test } from './test.ts';

const POP_UP = 'dialog[open]';
const ABOUT = link('About', 'nav[aria-label=Main]');

test('the page’s script starts by itself once the page has loaded', async ({ visitor }) => {
  await visitor.open('/faq');
  await visitor.answers();
});

test('the menu of a phone opens, its links work, and it closes', async ({ visitor }) => {
  await visitor.resize(390, 844);
  await visitor.visit('/');
  await visitor.seesNo(ABOUT);
  await visitor.click(button('Menu'));
  await visitor.sees(ABOUT);
  await visitor.click(ABOUT);
  await visitor.isAt('/about');
  await visitor.seesNo(ABOUT);
});

test('Escape closes the menu and gives the focus back', async ({ visitor }) => {
  await visitor.resize(390, 844);
  await visitor.visit('/faq');
  await visitor.click(button('Menu'));
  await visitor.sees(button('Close menu'));
  await visitor.press('Escape');
  await visitor.seesNo(ABOUT);
  await visitor.hasFocusOn('[aria-controls=menu]');
});

test('"Enquire Now" opens the pop-up, and "Close" and Escape close it', async ({ visitor }) => {
  await visitor.visit('/services');
  for (const leave of [
    () => visitor.click(button('Close', POP_UP)),
    () => visitor.press('Escape'),
  ]) {
    await visitor.click(button(content.forms.enquiry.button, 'header'));
    await visitor.sees(field('Name', POP_UP));
    await leave();
    await visitor.seesNo(element(POP_UP));
    expect(await visitor.evaluate(() => document.activeElement?.textContent)).toBe(
      content.forms.enquiry.button,
    );
  }
});
