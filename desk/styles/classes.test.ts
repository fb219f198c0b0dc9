import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const DESK = join(import.meta.dirname, '..');
const read = (pattern: string) =>
  globSync(pattern, { cwd: DESK, exclude: ['build/**'] }).map((file) => ({
    file,
    text: readFileSync(join(DESK, file), 'utf8'),
  }));

/** The class names in the quoted parts of `className`, except composed ones. */
function classesIn(text: string): string[] {
  const values = text.matchAll(/className(?:="([^"]*)"|=\{([^}]*(?:\{[^}]*\}[^}]*)*)\})/g);
  return [...values].flatMap(([, plain, code = '']) => {
    const quoted = [...code.matchAll(/'([^']*)'|`([^`]*)`/g)].map(
      ([, single, template = '']) => single ?? template.replace(/\S*\$\{[^}]*\}\S*/g, ''),
    );
    return (plain ?? quoted.join(' ')).split(/\s+/).filter((name) => /^[a-z][\w-]*$/.test(name));
  });
}

test('each class that a screen of the desk sets has a style', () => {
  const styles = read('styles/**/*.css').map(({ text }) => text);
  const styled = new Set(styles.join('\n').match(/(?<=\.)[a-z][\w-]*/gi));
  const stray = read('**/*.tsx').flatMap(({ file, text }) =>
    classesIn(text).flatMap((name) => (styled.has(name) ? [] : [`${file}: ${name}`])),
  );
  expect(stray).toEqual([]);
});
