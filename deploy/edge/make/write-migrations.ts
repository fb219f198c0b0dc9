/** `npm run edge:migrations`: writes the migrations of D1 that are missing, after a change of the tables or fields. */
import { writeMigrations } from './migrations.ts';

const names = writeMigrations();
process.stdout.write(names.length === 0 ? 'Nothing is missing.\n' : `${names.join('\n')}\n`);
