/**
 * `npm run licences`: writes docs/licences.md. `-- --packages server` prints the folders of the packages for the server
 * instead (or for `visitors`, `desk`; `build`: for a server that publishes), one path per line, for packing.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { licencesDocument, unacceptedLicences } from './document.ts';
import { DESTINATIONS, type Destination, packagesShippedTo, shippedWithBuild } from './shipped.ts';

const root = join(import.meta.dirname, '..', '..');
const { packages } = parseArgs({ options: { packages: { type: 'string' } } }).values;
if (packages === undefined) {
  writeFileSync(join(root, 'docs', 'licences.md'), licencesDocument(root));
  const open = DESTINATIONS.flatMap((destination) =>
    unacceptedLicences(packagesShippedTo(root, destination)),
  );
  for (const line of new Set(open))
    process.stderr.write(
      `This licence is not on the list of accepted ones: ${line}. Check it, then add it to the list or remove the package.\n`,
    );
  if (open.length > 0) process.exitCode = 1;
} else if (packages === 'build' || DESTINATIONS.includes(packages as Destination)) {
  const shipped =
    packages === 'build'
      ? shippedWithBuild(root)
      : packagesShippedTo(root, packages as Destination);
  process.stdout.write(`${shipped.map(({ path }) => path).join('\n')}\n`);
} else {
  process.stderr.write(`--packages wants one of: ${[...DESTINATIONS, 'build'].join(', ')}\n`);
  process.exitCode = 1;
}
