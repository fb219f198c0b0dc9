/** Edits YAML files of content that is adapted to another studio. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { type Document, parseDocument } from 'yaml';

/**
 * Edits a YAML file; a missing one stays missing. A hard-linked file is replaced, never written in place.
 * @param change returns false if it has changed nothing
 */
export async function editYaml(
  path: string,
  change: (document: Document.Parsed) => unknown,
): Promise<void> {
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) return;
  const document = parseDocument(text);
  if ((await change(document)) === false) return;
  await rm(path);
  await writeFile(path, document.toString({ lineWidth: 0 }));
}
