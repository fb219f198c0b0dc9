/** What npm runs is understood by every shell: cmd.exe knows no `${PORT:-3000}`, no `VAR=x command`, no `;`. */
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
