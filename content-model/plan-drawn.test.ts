/** Each plan of the demonstration is what `python -m media plan` draws. A project of the studio's own has its own plan. */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const PYTHON = 'python3';
const isThere =
  spawnSync(PYTHON, ['-c', 'import sys; sys.exit(sys.version_info < (3, 10))']).status === 0;

/** Whether the project still stands in the content and is marked as a sample. */
function isDemonstration(file: string) {
  const project = join('content', dirname(file), 'project.yaml');
  return existsSync(project) && /^placeholder: true$/m.test(readFileSync(project, 'utf8'));
}

test.skipIf(!isThere)(
  `the committed plans are the ones that the code draws${isThere ? '' : ' (skipped: no Python 3.10 or newer is installed)'}`,
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'plans-'));
    try {
      const drawn = spawnSync(PYTHON, ['-B', '-m', 'media', 'plan', '--out', folder], {
        encoding: 'utf8',
      });
      expect(drawn.stderr).toBe('');
      const files = globSync('projects/*/*/{plan.svg,views.json}', { cwd: folder });
      expect(files).toHaveLength(12);
      for (const file of files.filter(isDemonstration)) {
        const again = readFileSync(join(folder, file), 'utf8');
        const kept = readFileSync(join('content', file), 'utf8');
        expect(again === kept, `content/${file} is what the code draws`).toBe(true);
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);
