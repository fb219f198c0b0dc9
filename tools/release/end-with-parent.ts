/** Loaded before each step of a build (`node --import`): it ends when the build that started it does, however that ends. */
import { watchParent } from '#server/startup/parent.ts';

const parent = Number(process.env.BUILD_PARENT);
if (parent) watchParent(parent, () => process.exit(1));
