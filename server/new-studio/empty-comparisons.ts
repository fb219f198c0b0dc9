/** Removes sections that compare pictures of one room, if one of the pictures was removed. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isNode, isScalar, type Node, visit } from 'yaml';
import { editYaml } from './edit-yaml.ts';
import { pictureKeys } from './empty-materials.ts';

const COMPARISONS = [
  ['process.yaml', 'sameCamera'],
  ['costs.yaml', 'oneRoom'],
] as const;

/** The values of all `file:` keys below a node. */
function filesIn(node: Node): string[] {
  const files: string[] = [];
  visit(node, {
    Pair(_, { key, value }) {
      if (isScalar(key) && key.value === 'file' && isScalar(value)) files.push(String(value.value));
    },
  });
  return files;
}

/** @param folder complete content, which is changed; hard-linked files are replaced, never written in place */
export async function removeComparisons(folder: string): Promise<void> {
  const keys = pictureKeys(await readdir(folder, { recursive: true }));
  for (const [file, section] of COMPARISONS) {
    await editYaml(join(folder, file), (document) => {
      const node = document.get(section, true);
      if (!isNode(node) || filesIn(node).every((name) => keys.has(name))) return false;
      return document.delete(section);
    });
  }
}
