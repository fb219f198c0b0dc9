/** Finds what prevents publishing at the desk, though it could be built: pictures without description, a missing consent. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { orderPictures } from '#content-model/picture-order.server.ts';
import { fieldName, type Problem } from '#content-model/problem.server.ts';
import * as shapes from '#content-model/project-schema.server.ts';
import { readYaml } from '#content-model/read.server.ts';
import { listContent, pictureKey, projectFileParts, stemOf } from '#pictures/sources.ts';
import { needsConsent } from '#server/desk/content/projects/consent.ts';
import type { ContentFiles } from './content-files.ts';

/** Expects content without mistakes. Hidden projects may be unfinished. */
export function unfinishedProjects({ files, texts }: ContentFiles): Problem[] {
  return Object.entries(texts).flatMap(([file, source]): Problem[] => {
    const parts = projectFileParts(file);
    if (!parts) return [];
    const project = readYaml(file, source, shapes.project);
    if (project.hidden) return [];
    const described = new Map(
      Object.entries(project.photos).map(([name, photo]) => [stemOf(name), photo.alt]),
    );
    const folder = `${parts.folder}/`;
    const pictures = files
      .filter((name) => name.startsWith(folder) && pictureKey(name))
      .map((name) => name.slice(folder.length));
    const names = orderPictures(pictures, project.sequence).filter(
      (name) => !described.get(stemOf(name)),
    );
    const [first] = names;
    const isOne = names.length === 1;
    const fault = isOne
      ? `A picture of ${project.title} has`
      : `${names.length} pictures of ${project.title} have`;
    const say = (which: string) =>
      `${fault} no description for people who cannot see. Describe ${which}, or hide the project.`;
    const undescribed: Problem[] = first
      ? [
          {
            file,
            field: fieldName(['photos', first, 'alt']),
            message: say(isOne ? first : `the pictures, beginning with ${first}`),
            // The desk names the picture above the sentence, and shows no files.
            atDesk: say(isOne ? 'the picture' : 'the pictures'),
          },
        ]
      : [];
    const kind = `content/projects/${parts.kind}/category.yaml`;
    const { homes } = readYaml(kind, texts[kind] ?? '', shapes.category);
    if (!needsConsent({ ...project, homes }) || project.consent) return undescribed;
    return [
      ...undescribed,
      {
        file,
        field: 'consent',
        message: `${project.title} shows photographs of a home, but the consent of the family is not entered. Enter its date, or hide the project.`,
      },
    ];
  });
}

const OF_PROJECTS = /^content\/projects\/.*\.yaml$/;

async function unfinishedIn(published: string): Promise<Problem[]> {
  if (!existsSync(published)) return [];
  const files = await listContent(published);
  const texts = files
    .filter((file) => OF_PROJECTS.test(file))
    .map(async (file) => [
      file,
      await readFile(join(published, file.replace(/^content\//, '')), 'utf8'),
    ]);
  try {
    return unfinishedProjects({
      files,
      texts: Object.fromEntries(await Promise.all(texts)),
      problems: [],
    });
  } catch {
    // Published by an older version of the program, whose content this one cannot read.
    return [];
  }
}

/**
 * Unfinished projects of the draft, without those that are published in the same state: otherwise these would block every publish.
 * @param published the folder of the published content, which may be missing
 */
export async function newUnfinishedProjects(
  given: ContentFiles,
  published: string,
): Promise<Problem[]> {
  const id = ({ file, message }: Problem) => `${file} ${message}`;
  const before = new Set((await unfinishedIn(published)).map(id));
  return unfinishedProjects(given).filter((problem) => !before.has(id(problem)));
}
