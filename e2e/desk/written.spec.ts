/**
 * What the owner writes on several screens is on the site when she publishes it. It is one test, because publishing is the
 * longest part of each.
 */
import { comeIn, test } from './desk.ts';
import { publishAll } from './written.ts';
import { writeCosts } from './written-costs.ts';
import { writeHours } from './written-hours.ts';
import { writePeople } from './written-people.ts';
import { writeSteps } from './written-steps.ts';

test.use({ isReleased: true });

test('rates, steps, opening hours, people, clients’ words, claims and stages of photos, written at the desk, are live when they are published', async ({
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
