import { ENGINES } from './engines.ts';

/** Says before the walk which engines it will not visit. */
export default function sayMissing() {
  for (const { title, missing } of Object.values(ENGINES)) {
    const lacks = missing();
    if (lacks)
      process.stdout.write(
        `${title} is not visited, because ${lacks} is not installed (Debian: apt-get install ${lacks}).\n`,
      );
  }
}
