/**
 * Content that goes wrong in a thousand ways: each is refused in plain words, or makes a whole site.
 * CONTENT_MUTATIONS=20000 tries more of them, CONTENT_SEED=7 others.
 */
import { expect, test, vi } from 'vitest';
import { formatProblem } from '#content-model/problem.server.ts';
import { checkContent } from './check.ts';
import { contentOf, fixture } from './testing/fixture.ts';
import { seededRandom } from './testing/mistakes.ts';
import { mutate } from './testing/mutate.ts';

vi.mock('#app/content.server.ts', () => import('./testing/content-in-test.ts'));
const { loadAll, renderPages } = await import('./testing/render-pages.tsx');

const COUNT = Number(process.env.CONTENT_MUTATIONS ?? 1000);
const SEED = Number(process.env.CONTENT_SEED ?? 1);
/** Asking all loaders takes a thirtieth of a second, rendering all pages a tenth: of what is accepted one in so many is. */
const LOAD_EVERY = 5;
const RENDER_EVERY = 25;

/** Words that no message for a person holds. */
const MACHINE = /undefined|\[object|NaN|TypeError|ZodError|invalid_|\bat \w+ \(/;

test(`${COUNT} mistakes: each is told by file and line, or does no harm`, {
  timeout: 300_000 + COUNT * 200,
}, async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  const random = seededRandom(SEED);
  const failures: string[] = [];
  let refused = 0;
  let rendered = 0;
  for (let n = 0; n < COUNT; n += 1) {
    const { files, what } = mutate(fixture, random);
    const label = `mistake ${n} of seed ${SEED}: ${what}`;
    try {
      const { problems, notes } = checkContent(files);
      for (const problem of [...problems, ...notes]) {
        const line = formatProblem(problem);
        expect(line, label).not.toMatch(MACHINE);
        expect(line, label).toMatch(/^content\/.+: .+[.?)"]$/s);
        // What stands in a file has a line; what is said of the file itself has none.
        if (problem.field) expect(problem.line, label).toBeGreaterThan(0);
        const length = files.texts[problem.file]?.split('\n').length;
        if (problem.line && length) expect(problem.line, label).toBeLessThanOrEqual(length);
      }
      if (problems.length > 0) {
        refused += 1;
        continue;
      }
      const content = contentOf(files);
      if (n % LOAD_EVERY === 0) await loadAll(content);
      if (n % RENDER_EVERY === 0) {
        for (const [path, html] of Object.entries(renderPages(content)))
          expect(html, `${label}, ${path}`).not.toMatch(/undefined|\[object Object\]|NaN/);
        rendered += 1;
      }
    } catch (error) {
      failures.push(
        `${label}: ${error instanceof Error ? (error.stack ?? error.message).slice(0, 900) : error}`,
      );
    }
  }
  expect(failures.slice(0, 5), `${failures.length} in all`).toEqual([]);
  // Neither half of the promise is tested by nothing.
  expect(refused).toBeGreaterThan(COUNT / 5);
  expect(rendered).toBeGreaterThan(COUNT / 200);
  expect(complaints.mock.calls.map(([first]) => first)).toEqual([]);
});
