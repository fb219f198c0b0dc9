/** `node run-endless.ts <step>`: a build with only this step. */
import { runStep } from '../run-step.ts';

await runStep([process.argv[2]!], { cwd: process.cwd(), env: process.env, isQuiet: false });
