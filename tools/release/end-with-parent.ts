/** Loaded before each build step (`node --import`): ends the step when the build that started it ends, for whatever reason. */
import { watchParent } from '#server/startup/parent.ts';

const parent = Number(process.env.BUILD_PARENT);
if (parent) watchParent(parent, () => process.exit(1));
