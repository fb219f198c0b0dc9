/** Takes the sections out of a content that compare pictures of one room, where one of the pictures has gone. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isNode, isScalar, type Node, visit } from 'yaml';
import { editYaml } from './edit-yaml.ts';
import { pictureKeys } from './empty-materials.ts';

const COMPARISONS = [
  ['process.yaml', 'sameCamera'],
  ['costs.yaml', 'oneRoom'],
] as const;

/** What every `file:` below a node names. */
function filesIn(node: Node): string[] {
  const files: string[] = [];
  visit(node, {
    Pair(_, { key, value }) {
      if (isScalar(key) && key.value === 'file' && isScalar(value)) files.push(String(value.value));
    },
  });
  return files;
}

/** @param folder a whole content, which is changed in place; a hard-linked file is replaced, never written into */
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
