/** Addresses of the projects' own pages, for the prerenderer, which asks before the content is read. */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { projectPath } from '#content-model/addresses.server.ts';
import { project } from '#content-model/project-schema.server.ts';
import { readYaml } from '#content-model/read.server.ts';
import { contentDir, contentFile } from '#pictures/content-dir.ts';

/** "/projects/patil-residence" for every project that is not hidden. */
export const projectPaths = () =>
  globSync('projects/*/*/project.yaml', { cwd: contentDir() })
    .map((file) => `content/${file.replaceAll('\\', '/')}`)
    .flatMap((file) => {
      const words = readYaml(file, readFileSync(contentFile(file), 'utf8'), project);
      return words.hidden ? [] : [projectPath(words.address ?? basename(dirname(file)))];
    })
    .sort();
