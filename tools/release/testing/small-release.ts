/** `node small-release.ts <project> [steps]`: releases the small site of a project, like `npm run release`. */
import { setTimeout as pause } from 'node:timers/promises';
import { watchParent } from '#server/startup/parent.ts';
import { messageOf } from '../fault.ts';
import { release } from '../release.ts';
import { smallReleases } from './options.ts';

const [root = '', slowMs = '0'] = process.argv.slice(2);
const parent = Number(process.env.BUILD_PARENT);
if (parent) watchParent(parent, () => process.exit(1));
const said: string[] = [];
const options = smallReleases(root, said);
try {
  const { id } = await release({
    ...options,
    async build(variables) {
      await pause(Number(slowMs));
      return options.build(variables);
    },
  });
  process.stdout.write(`${id}\n`);
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
}
