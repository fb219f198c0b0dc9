/** Checks the folders of categories and projects: their files and names. */
import { basename, dirname } from 'node:path';
import type { Problem } from '#content-model/problem.server.ts';
import { isPicture } from '#pictures/formats.ts';
import { SLUG, slugOf } from '#pictures/names.ts';
import type { Findings } from './references.ts';

/** Each folder needs its own YAML file, and a name that can be part of an address. */
export function checkFolders(files: readonly string[]): Findings {
  const findings: Findings = { problems: [], notes: [] };
  const inside = files.filter((file) => file.startsWith('content/projects/'));
  const folders = (depth: number) =>
    new Set(
      inside
        .map((file) => file.split('/').slice(0, depth))
        .filter((parts) => parts.length === depth)
        .map((parts) => parts.join('/')),
    );
  const has = (folder: string, name: string) => files.includes(`${folder}/${name}`);
  const tell = (list: Problem[], file: string, message: string) => list.push({ file, message });
  const isFolder = (path: string) => inside.some((file) => file.startsWith(`${path}/`));
  for (const category of [...folders(3)].filter(isFolder)) {
    checkName(category, findings);
    const projects = [...folders(4)].filter(
      (path) => path.startsWith(`${category}/`) && isFolder(path),
    );
    if (!has(category, 'category.yaml'))
      tell(
        findings.problems,
        `${category}/category.yaml`,
        'is missing, so none of the projects in this folder would be shown. Add it with two lines: "title: …" and "description: …".',
      );
    if (projects.length === 0)
      tell(
        findings.notes,
        category,
        'This folder has no projects, so this kind of project is not shown.',
      );
    for (const project of projects) {
      checkName(project, findings);
      const own = inside.filter((file) => dirname(file) === project);
      if (!has(project, 'project.yaml'))
        tell(
          findings.problems,
          `${project}/project.yaml`,
          'is missing, so the project would not be shown. Add it; one line is enough: "title: Patil Residence".',
        );
      else if (!own.some(isPicture))
        tell(findings.notes, project, 'This folder has no pictures yet.');
    }
  }
  return findings;
}

function checkName(folder: string, { problems }: Findings) {
  const name = basename(folder);
  if (SLUG.test(name)) return;
  const better = slugOf(name) || 'patil-residence';
  problems.push({
    file: folder,
    message: `The folder’s name is part of an address: only lower-case letters, digits and hyphens are allowed. Rename it to "${better}".`,
  });
}
