/**
 * Changes on several screens are on the site after the owner publishes them. It is a single test, because publishing
 * takes the longest.
 */
import { comeIn, test } from './desk.ts';
import { publishAll } from './written.ts';
import { writeCosts } from './written-costs.ts';
import { writeHours } from './written-hours.ts';
import { writePeople } from './written-people.ts';
import { writeSteps } from './written-steps.ts';

test.use({ isReleased: true });

test('rates, steps, opening hours, people, clients’ quotes, claims and stages of photos from the desk are on the site after publishing', async ({
  page,
  desk,
  browser,
}) => {
  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await comeIn(page, desk);
  const checks: (() => Promise<void>)[] = [];
  for (const write of [writeCosts, writeSteps, writePeople, writeHours])
    await test.step(write.name, async () => {
      checks.push(await write({ page, desk, visitor }));
    });
  await publishAll(page);
  for (const isLive of checks) await isLive();
  await visitor.context().close();
});
