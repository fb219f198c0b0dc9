/** What npm runs is understood by every shell: cmd.exe knows no `${PORT:-3000}`, no `VAR=x command`, no `;`. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const { scripts, devDependencies, dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const OF_A_SHELL = /[$`'*;|<>]|(^|&& )\w+=|(^|[^&])&([^&]|$)/;

test('no script needs a shell of one system', () => {
  const needs = Object.entries<string>(scripts).filter(([, line]) => OF_A_SHELL.test(line));
  expect(needs).toEqual([]);
});

test('every command of a script is npm, or comes with a package of the project', () => {
  const packages = Object.keys({ ...dependencies, ...devDependencies });
  const bins = packages.flatMap((name) => {
    const { bin = {} } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
    return typeof bin === 'string' ? [name.split('/').at(-1)!] : Object.keys(bin);
  });
  const lines = Object.values<string>(scripts).flatMap((line) => line.split(' && '));
  const commands = new Set(lines.map((line) => line.split(' ')[0]!));
  expect([...commands].filter((name) => name !== 'npm' && !bins.includes(name))).toEqual([]);
});

const PROGRAM = /^node .*?((?:tools|pictures|server|deploy)\/[\w/-]+\.(?:ts|mjs))$/;
/** Those whose operands a program of its own reads. */
const programs = Object.entries<string>(scripts).filter(
  ([name, line]) => PROGRAM.test(line) && name !== 'edge:deploy',
);
test.each(programs)('npm run %s refuses an option that it does not know', (name, line) => {
  const [node, ...args] = line.split(' ');
  const env = { ...process.env, npm_lifecycle_event: name };
  const run = spawnSync(node!, [...args, '--bogus'], { encoding: 'utf8', env, timeout: 20_000 });
  expect(run.status, run.stdout).not.toBe(0);
  expect(`${run.stdout}${run.stderr}`).toContain('bogus');
  expect(run.stderr).not.toMatch(/\n\s+at /);
});
