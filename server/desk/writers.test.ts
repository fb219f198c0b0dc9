import { expect, test } from 'vitest';
import { openProjects } from './content/projects/testing/projects.ts';

test('a conflict names the author of the saved value, for notes, projects, pictures and plans', async () => {
  const { comeIn, insert, ask, clock } = await openProjects();
  const rohan = await comeIn('rohan@studio.example', 'Rohan');
  const id = await insert();
  const HERE = '/projects/shah-residence';
  const point = (heading: number) => ({ at: [1, 1], heading, fov: 60 });
  const values: [path: string, theirs: object, mine: object][] = [
    [`/enquiries/${id}/note`, { text: 'his', revision: 0 }, { text: 'mine', revision: 0 }],
    [`${HERE}/facts/area`, { value: '900 sq ft' }, { value: '950 sq ft' }],
    [`${HERE}/photos/02.jpg/alt`, { value: 'A hall.' }, { value: 'A long hall.' }],
    [`${HERE}/plan/standpoints/02.jpg`, { value: point(10) }, { value: point(20) }],
  ];
  for (const [path, theirs, mine] of values) {
    // The first attempt returns the revision to write with.
    const now = (await (await rohan.ask(path, theirs, { method: 'PUT' })).json()) as {
      revision?: string;
    };
    const written = await rohan.ask(path, theirs, {
      method: 'PUT',
      'X-Revision': now.revision ?? '',
    });
    expect(written.status, path).toBe(path.includes('/note') ? 409 : 200);
    const answer = await ask(path, mine, { method: 'PUT', 'X-Revision': 'old' });
    expect([path, answer.status]).toEqual([path, 409]);
    expect(await answer.json()).toMatchObject({ by: 'Rohan', at: clock.now });
  }
});
