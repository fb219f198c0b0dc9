import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from './fixtures.ts';
import { startProgram, until } from './program.ts';

test('waiting for a program that has ended fails with its exit code and all that it wrote', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'dies.cjs'), "console.log('The port is taken.'); process.exit(4);");
  const program = startProgram('dies.cjs', [], {}, folder);
  const never = () => Promise.reject(new Error('no answer'));
  await expect(until(never, { name: 'npm start', ...program })).rejects.toThrow(
    /^npm start ended with code 4: The port is taken\./,
  );
});
