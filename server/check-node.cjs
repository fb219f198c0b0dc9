/**
 * Runs before everything else, in words that any Node understands (no `const`, no modules):
 * the server itself is TypeScript that only a recent Node can read, and would die with a syntax error.
 */
var fs = require('node:fs');
var path = require('node:path');

var NEEDED = 24;
var major = Number(process.versions.node.split('.')[0]);
var modules = path.join(__dirname, '..', 'node_modules');

if (!fs.existsSync(path.join(modules, 'hono'))) {
  process.stderr.write('The packages are not installed yet: run `npm ci`, then try again.\n');
  process.exit(1);
}
if (major < NEEDED) {
  process.stderr.write(
    'Node ' +
      process.versions.node +
      ' is too old to run this server (it needs ' +
      NEEDED +
      '): run `npm ci`, which brings it along for `npm start`, or install Node ' +
      NEEDED +
      ' or newer.\n',
  );
  process.exit(1);
}
