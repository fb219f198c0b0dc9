import { notifyManager, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import type { HoursView } from '#contract/desk/hours.ts';
import type { Library } from '#contract/desk/pictures.ts';
import type { ProjectList, ProjectView } from '#contract/desk/projects.ts';
import type { StudioState } from '#contract/desk/studio.ts';
import { queries } from './api.ts';
import { apply } from './keep/transports.ts';

test.each([
  ['/hours/week', ['hours'], { week: { revision: '1' } } as never as HoursView],
  ['/studio/form', ['studio'], { revision: '1' } as never as StudioState],
  [
    '/pictures/framing/a/focus',
    ['pictures'],
    {
      pictures: [{ framingPath: '/pictures/framing/a', focus: { revision: '1' } }],
    } as never as Library,
  ],
  [
    '/projects/order#homes',
    ['projects'],
    { groups: [{ key: 'homes', order: '1', projects: [] }] } as never as ProjectList,
  ],
  [
    '/projects/a/order',
    ['project', 'a'],
    { slug: 'a', order: '1', photos: [] } as never as ProjectView,
  ],
  [
    '/words/home#title',
    ['texts', 'home'],
    { parts: [{ kind: 'field', path: 'title', revision: '1' }] },
  ],
])('a response requested before %s was saved does not undo it', async (path, queryKey, before) => {
  const late = Promise.withResolvers<unknown>();
  queries.setQueryData(queryKey, before);
  const answer = queries.fetchQuery({ queryKey, queryFn: () => late.promise }).catch(() => {});
  apply(path, { value: [], revision: '2' });
  const after = queries.getQueryData(queryKey);
  expect(JSON.stringify(after)).toContain('"2"');
  late.resolve(before);
  await answer;
  expect(queries.getQueryData(queryKey)).toEqual(after);
});

test('a screen that was still loading when something was saved requests again, and shows the newer response', async () => {
  const first = Promise.withResolvers<unknown>();
  const queryFn = vi.fn().mockReturnValueOnce(first.promise).mockResolvedValue({ revision: '2' });
  const queryKey = ['studio'];
  queries.removeQueries({ queryKey });
  const stop = new QueryObserver(queries, { queryKey, queryFn }).subscribe(() => {});
  apply('/studio/form', { value: {}, revision: '2' });
  first.resolve({ revision: '1' });
  await vi.waitFor(() => expect(queries.getQueryData(queryKey)).toEqual({ revision: '2' }));
  expect(queryFn).toHaveBeenCalledTimes(2);
  stop();
});

test('observers of a cached response are notified of a save before the next timer', async () => {
  vi.useFakeTimers();
  const told = vi.fn();
  const observer = new QueryObserver(queries, { queryKey: ['hours'], enabled: false });
  // As useQuery subscribes.
  const stop = observer.subscribe(notifyManager.batchCalls(told));
  queries.setQueryData(['hours'], { week: { revision: '3' } });
  await Promise.resolve();
  expect(told).toHaveBeenCalled();
  stop();
  vi.useRealTimers();
});
