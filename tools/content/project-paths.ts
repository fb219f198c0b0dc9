/** Addresses of the projects' own pages, for the prerenderer, which asks before the content is read. */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { projectPath } from '#app/content/addresses.server.ts';
import { project } from '#app/content/project-schema.server.ts';
import { readYaml } from '#app/content/read.server.ts';
import { contentDir, contentFile } from '#pictures/content-dir.ts';

/** "/projects/patil-residence" for every project that is not hidden. */
export const projectPaths = () =>
  globSync('projects/*/*/project.yaml', { cwd: contentDir() })
    .map((file) => `content/${file.replaceAll('\\', '/')}`)
    .filter((file) => !readYaml(file, readFileSync(contentFile(file), 'utf8'), project).hidden)
    .map((file) => projectPath(basename(dirname(file))))
    .sort();
