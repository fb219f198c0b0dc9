/**
 * Imported by a build, and before each of its steps (`node --import`): ends it when the process that started it ends, for
 * whatever reason.
 */
import { watchParent } from '#server/startup/parent.ts';

const parent = Number(process.env.BUILD_PARENT);
if (parent) watchParent(parent, () => process.exit(1));
