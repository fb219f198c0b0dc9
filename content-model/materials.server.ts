/** Refuses materials that `content/materials.yaml` does not list. */
import { nearest } from '#contract/nearest.ts';
import { projectFileParts } from '#pictures/sources.ts';
import { parseYaml, positionOf } from './parse.server.ts';
import { ContentError, fieldName, type Problem } from './problem.server.ts';
import { project } from './project-schema.server.ts';
import type { Sources } from './projects.server.ts';
import { readYaml } from './read.server.ts';

/**
 * @param known names of materials
 * @throws ContentError with each photo that names another material, and the name that was probably meant
 */
export function refuseUnknownMaterials(sources: Sources, known: readonly string[]) {
  const problems = Object.entries(sources).flatMap(([file, source]): Problem[] => {
    if (!projectFileParts(file)) return [];
    const parsed = parseYaml(file, source);
    const { title, photos } = readYaml(file, source, project);
    return Object.entries(photos).flatMap(([name, photo]) =>
      (photo.materials ?? []).flatMap((written, i): Problem[] => {
        if (known.includes(written)) return [];
        const path = ['photos', name, 'materials', i];
        const meant = nearest(written, known);
        return [
          {
            file,
            ...positionOf(parsed, path),
            field: fieldName(path.slice(0, -1)),
            atDesk: `${photo.title ? `The picture “${photo.title}”` : 'A picture'} of “${title}” still names the material “${written}”. Remove it from that picture first, or keep the material.`,
            message: `names "${written}", which is not a material of content/materials.yaml. ${meant ? `Did you mean "${meant}"?` : `Its materials are ${known.join(', ') || 'none'}; describe it there first.`}`,
          },
        ];
      }),
    );
  });
  if (problems.length > 0) throw new ContentError(problems);
}
