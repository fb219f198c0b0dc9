import { expect, test } from './test.ts';

test('the film of the home page plays', async ({ visitor }) => {
  await visitor.visit('/');
  const second = () =>
    visitor.evaluate(() =>
      Math.max(...[...document.querySelectorAll('video')].map((film) => film.currentTime)),
    );
  await expect.poll(second).toBeGreaterThan(0.5);
});
