/** Options for a release of the small site. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseOptions } from '../release.ts';
import { buildSmallSite } from './small-site.ts';

/** Of the project at `root`, into `root/data/releases`; each build in an empty folder. `said` collects what is printed. */
export function smallReleases(root: string, said: string[] = []): ReleaseOptions {
  return {
    root,
    folder: join(root, 'data', 'releases'),
    env: { SITE_ORIGIN: 'https://studio.example' },
    build: (variables) => {
      rmSync(join(root, 'build'), { recursive: true, force: true });
      return buildSmallSite(root, variables);
    },
    checks: () => ({ expected: [], pageBytes: () => 10_000 }),
    now: Date.now,
    print: (line) => said.push(line),
  };
}
