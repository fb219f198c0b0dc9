/** The last step of a build: bundle, pages, post-build. `BUILD_DIR` is the build's folder, which exists and is empty. */
import { join, resolve } from 'node:path';
import { publicDir } from '#pictures/content-dir.ts';
import { print } from '#server/cli-output.ts';
import { finish } from '#tools/postbuild/postbuild.ts';
import { shareFiles } from '#tools/release/public-files.ts';
import { placeBundle } from './bundle.ts';
import { prerender } from './prerender.ts';
import { writeProvisional } from './provisional.ts';
import { openUnchanged } from './unchanged.ts';

const root = process.cwd();
const build = resolve(process.env.BUILD_DIR ?? 'build');
const client = join(build, 'client');
const startedAt = performance.now();
const lap = (name: string) => {
  if (process.env.VERBOSE)
    print(`${name} after ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
};

try {
  const { key, isNew } = await placeBundle(root, build);
  lap(isNew ? 'bundled' : 'bundle taken over');
  shareFiles(resolve(publicDir()), client);
  lap('public files placed');
  const unchanged = openUnchanged(client, key);
  await prerender(join(build, 'server'), client, unchanged, (done, of) =>
    print(`pages: ${done} of ${of}`),
  );
  lap('rendered');
  const isProvisional = Boolean(process.env.PICTURES_LATER);
  const cards = await finish(client, isProvisional, unchanged.taken);
  unchanged.save();
  if (isProvisional) await writeProvisional(build, cards);
  lap('finished');
} catch (error) {
  process.stderr.write(
    `${process.env.VERBOSE ? (error as Error).stack : (error as Error).message}\n`,
  );
  process.exitCode = 1;
}
