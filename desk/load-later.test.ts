import { expect, test, vi } from 'vitest';
import { queries } from './api.ts';
import { loadLater } from './load-later.ts';

test('other screens wait until the first one has its data and fonts, and then load one after another', async () => {
  const events: string[] = [];
  const fonts = Promise.withResolvers<void>();
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => queueMicrotask(draw));
  vi.stubGlobal('document', { fonts: { ready: fonts.promise.then(() => events.push('fonts')) } });
  const inbox = Promise.withResolvers<string>();
  const shown = queries.fetchQuery({ queryKey: ['inbox'], queryFn: () => inbox.promise });
  const screen = (name: string, end: Promise<unknown>) => async () => {
    events.push(`${name} begins`);
    await end;
    events.push(`${name} ends`);
  };
  const failing = () => Promise.reject(new Error('There is no connection.'));
  const loaded = loadLater([
    screen('Projects', Promise.resolve()),
    failing,
    screen('Words', Promise.resolve()),
  ]);
  expect(events).toEqual([]);
  inbox.resolve('Three enquiries');
  await shown;
  fonts.resolve();
  await loaded;
  expect(events).toEqual([
    'fonts',
    'Projects begins',
    'Projects ends',
    'Words begins',
    'Words ends',
  ]);
  vi.unstubAllGlobals();
});
