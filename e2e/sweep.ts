import { rmSync } from 'node:fs';

/** After the walk nobody needs its letters any more. */
export default function sweep() {
  rmSync(process.env.WALK_DATA_DIR!, { recursive: true, force: true });
}
