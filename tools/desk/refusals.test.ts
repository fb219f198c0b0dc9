/** What the check of the content says at the desk, for every field of every file and every way to get it wrong. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import type { z } from 'zod';
import { ContentError, type Problem } from '#content-model/problem.server.ts';
import * as project from '#content-model/project-schema.server.ts';
import { readYaml } from '#content-model/read.server.ts';
import { FILES } from '#content-model/schema.server.ts';
import { describeProblem } from '#server/labels/describe-problem.ts';

const CONTENT = join(import.meta.dirname, '..', '..', 'content');
/** Of zod, of JavaScript, of YAML, and names as code has them. */
const RAW =
  /\bexpected\b|Invalid|Too (big|small)|NaN|undefined|\[object|›|`|after the colon|in the file|crumb|SVG path|null\b|"[a-z]+: …"|"- "|\b[a-z]+[A-Z]\w*\b/;
const SENTENCE = /^[“"\p{Lu}].*[.?]$/su;

const LONG = 'x'.repeat(9000);
const WRONG = ['', null, LONG, 'green', 0, -1, Number.NaN, true, [], {}, ['x'], { x: 1 }, '\u200b'];

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** With another value for each that holds no values, or for each at one depth; `undefined` takes it away. */
function changed(value: unknown, to: unknown, depth?: number): unknown {
  if (depth === 0 || (depth === undefined && !isGroup(value))) return to;
  if (!isGroup(value)) return value;
  const inside = depth === undefined ? undefined : depth - 1;
  if (Array.isArray(value)) return value.map((one) => changed(one, to, inside));
  const entries = Object.entries(value).map(([name, one]) => [name, changed(one, to, inside)]);
  return Object.fromEntries(entries);
}

/** With a name in every group that belongs nowhere. */
function withMore(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withMore);
  if (!isGroup(value)) return value;
  const entries = Object.entries(value).map(([name, one]) => [name, withMore(one)]);
  return { ...Object.fromEntries(entries), strangeName: 'x' };
}

function problemsOf(file: string, source: string, shape: z.ZodType): readonly Problem[] {
  try {
    readYaml(file, source, shape);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}

/** Each sentence that the desk shows for a fault of this file, without names that a person has written in it. */
function saidOf(file: string, source: string, shape: z.ZodType): string[] {
  const whole: unknown = parse(source);
  const wrong = [undefined, 1, 2, 3, 4].flatMap((depth) =>
    [...WRONG, undefined].map((to) => changed(whole, to, depth)),
  );
  const said = [...wrong, withMore(whole)].flatMap((value) =>
    problemsOf(file, stringify(value, { aliasDuplicateObjects: false }), shape).map(
      describeProblem,
    ),
  );
  return [...new Set(said)].map((one) => one.replaceAll(/strange ?name|\{\w+\}/gi, ''));
}

const files: [string, z.ZodType][] = Object.entries(FILES).map(([name, shape]) => [
  `${name}.yaml`,
  shape as z.ZodType,
]);

test.each(files)('every fault of %s is a sentence in the words of its screen', (file, shape) => {
  const said = saidOf(`content/${file}`, readFileSync(join(CONTENT, file), 'utf8'), shape);
  expect(said.length).toBeGreaterThan(0);
  expect(said.filter((one) => RAW.test(one) || !SENTENCE.test(one))).toEqual([]);
});

test('every fault of a project is a sentence in the words of its screen', () => {
  const kinds = join(CONTENT, 'projects');
  const [kind] = readdirSync(kinds);
  const [name] = readdirSync(join(kinds, kind!)).filter((one) => !one.includes('.'));
  const file = `projects/${kind}/${name}/project.yaml`;
  const source = `${readFileSync(join(CONTENT, file), 'utf8')}\nconsent: { on: 2025-03-14 }\n`;
  const said = saidOf(`content/${file}`, source, project.project);
  expect(said.filter((one) => RAW.test(one) || !SENTENCE.test(one))).toEqual([]);
});

test('a colour that is none is told once, and no contrast is reckoned of it', () => {
  const source = 'colours: { day: { accent: green } }\n';
  expect(problemsOf('content/brand.yaml', source, FILES.brand).map(describeProblem)).toEqual([
    '“Buttons and links” must be # and six digits or letters from a to f, such as #9a3b22.',
  ]);
});
