/** Removes the demonstration's materials whose samples are its pictures. */
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseDocument } from 'yaml';
import { isPicture } from '#pictures/formats.ts';
import { pictureKey } from '#pictures/sources.ts';
import { editYaml } from './edit-yaml.ts';

interface Material {
  readonly sample: { readonly picture: string };
}
interface Project {
  readonly photos?: Readonly<Record<string, { readonly materials?: readonly string[] } | null>>;
}

/** The keys of pictures, as texts use them. */
export const pictureKeys = (files: readonly string[]) =>
  new Set(files.filter(isPicture).map((file) => pictureKey(`content/${file}`)));

/** Names of the materials that photos of projects show. */
async function namedIn(folder: string, files: readonly string[]): Promise<Set<string>> {
  const projects = files.filter((file) => basename(file) === 'project.yaml');
  const texts = await Promise.all(projects.map((file) => readFile(join(folder, file), 'utf8')));
  return new Set(
    texts.flatMap((text) => {
      const { photos = {} } = (parseDocument(text).toJS() ?? {}) as Project;
      return Object.values(photos).flatMap((photo) => photo?.materials ?? []);
    }),
  );
}

/**
 * Removes materials whose picture was removed; one that a photo names gets another picture instead.
 * @param picture key of that picture
 */
export async function removeMaterials(folder: string, picture: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  const keys = pictureKeys(files);
  const named = await namedIn(folder, files);
  await editYaml(join(folder, 'materials.yaml'), (document) => {
    const { materials = {} } = document.toJS() as {
      materials?: Readonly<Record<string, Material>>;
    };
    for (const [name, { sample }] of Object.entries(materials)) {
      if (keys.has(sample.picture)) continue;
      if (named.has(name))
        document.setIn(
          ['materials', name, 'sample'],
          document.createNode({ picture, at: [50, 50] }),
        );
      else document.deleteIn(['materials', name]);
    }
  });
}
