/** `npm run sbom [file]`: a software bill of materials, in CycloneDX's JSON, of everything that the lock file names. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const target = resolve(process.argv[2] ?? 'sbom.cdx.json');
const ASK = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
/** npm says where its own program lies; the one beside Node is a shell script on one system and a .cmd on another. */
const npm = process.env.npm_execpath;
if (!npm) {
  process.stderr.write('Run it by npm: npm run sbom\n');
  process.exit(1);
}
const { status, stdout, stderr } = spawnSync(process.execPath, [npm, ...ASK], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
if (status !== 0) {
  process.stderr.write(stderr);
  process.exit(1);
}
writeFileSync(target, stdout);
process.stdout.write(`${JSON.parse(stdout).components.length} packages, in ${target}\n`);
