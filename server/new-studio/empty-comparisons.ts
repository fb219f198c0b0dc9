/** Takes the sections out of a content that compare pictures of one room, where one of the pictures has gone. */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isNode, isScalar, type Node, parseDocument, visit } from 'yaml';
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
    const path = join(folder, file);
    const text = await readFile(path, 'utf8').catch(() => null);
    if (text === null) continue;
    const document = parseDocument(text);
    const node = document.get(section, true);
    if (!isNode(node) || filesIn(node).every((name) => keys.has(name))) continue;
    document.delete(section);
    await rm(path);
    await writeFile(path, document.toString({ lineWidth: 0 }));
  }
}
