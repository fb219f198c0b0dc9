/** `node run-endless.ts <step>`: a build whose only step is that. */
import { runStep } from '../run-step.ts';

await runStep([process.argv[2]!], { cwd: process.cwd(), env: process.env, isQuiet: false });
