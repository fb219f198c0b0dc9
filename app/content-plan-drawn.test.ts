/** Each plan in the content is what `python -m media plan` draws. */
import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const PYTHON = 'python3';
const isThere =
  spawnSync(PYTHON, ['-c', 'import sys; sys.exit(sys.version_info < (3, 10))']).status === 0;

test.skipIf(!isThere)(
  `the committed plans are the ones that the code draws${isThere ? '' : ' (skipped: no Python 3.10 or newer is installed)'}`,
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'plans-'));
    try {
      const drawn = spawnSync(PYTHON, ['-B', '-m', 'media', 'plan', '--out', folder], {
        encoding: 'utf8',
      });
      expect(drawn.stderr).toBe('');
      const files = globSync('content/projects/*/*/{plan.svg,views.json}');
      expect(files).toHaveLength(10);
      for (const file of files) {
        const again = readFileSync(join(folder, file.replace(/^content\//, '')), 'utf8');
        expect(again === readFileSync(file, 'utf8'), `${file} is what the code draws`).toBe(true);
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);
