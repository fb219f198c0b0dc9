import { comeIn, expect, test } from './desk.ts';
import { row } from './inbox.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('back from an enquiry far down the list, its row is on screen and has the focus', async ({
  page,
  desk,
}) => {
  const ages = Array.from({ length: 40 }, (_, n) => n * 5 + 1);
  for (const age of ages)
    await desk.enquire(age, { user_name: `Person ${age}`, message: 'A flat.' });
  await comeIn(page, desk);
  const far = row(page, 'Person 151');
  const open = async () => {
    await far.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Person 151');
  };
  for (const back of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await open();
    await back();
    await expect(far).toBeFocused();
    await expect(far).toBeInViewport();
  }
});
