/** Reports each file of `content/` that nothing uses, and what to do with it. */
import { basename, dirname } from 'node:path';
import { shareKey } from '#app/seo/share-key.ts';
import { OPENING_FILM } from '#content-model/films.ts';
import { FILES } from '#content-model/schema.server.ts';
import { FRAMING_FILE } from '#contract/framing.ts';
import { nearest } from '#contract/nearest.ts';
import { PICTURE_FORMAT_NAMES } from '#contract/upload-types.ts';
import { HEIC_REMEDY } from '#pictures/faults.ts';
import { isPicture } from '#pictures/formats.ts';
import { filmKey, isForeignPicture, pictureKey } from '#pictures/sources.ts';
import type { FileReference, Findings, Says } from './references.ts';

const ROOT_FILES = [...Object.keys(FILES).map((name) => `${name}.yaml`), basename(FRAMING_FILE)];
const PROJECT_FILES = ['project.yaml', 'plan.svg', 'views.json'];
const OF_THE_SYSTEM = /^(Thumbs\.db|ehthumbs\.db|desktop\.ini|Icon\r?)$/i;

/** Keys of pictures and names of films that the content refers to. */
export function usedNames(references: readonly FileReference[], pages: readonly string[]) {
  const films = [
    OPENING_FILM,
    ...references.filter(({ refersTo }) => refersTo === 'film').map(({ value }) => value),
  ];
  const pictures = [
    ...references.filter(({ refersTo }) => refersTo === 'picture').map(({ value }) => value),
    ...films.map((name) => `films/${name}`),
    ...pages.map(shareKey),
  ];
  const variants = (name: string) => [name, `${name}-phone`];
  return {
    films: new Set(films.flatMap(variants)),
    pictures: new Set(pictures.flatMap((key) => [...variants(key), ...variants(`${key}-night`)])),
  };
}

const bare = (name: string) => name.toLowerCase().replace(/\..*$/, '');

/** A text file whose name is similar to one that is read. */
const misnamed = (name: string, wanted: readonly string[]): Says => {
  const isWords = /\.(ya?ml|svg|json|txt)$/i.test(name);
  const stem =
    isWords &&
    (wanted.map(bare).find((other) => other === bare(name)) ??
      nearest(bare(name), wanted.map(bare)));
  const meant = wanted.find((file) => bare(file) === stem);
  return meant
    ? { message: `Nothing reads a file of this name. Did you mean ${meant}? Rename it.` }
    : undefined;
};

/** The message for a file that no page, film or project uses. */
function inProjects(file: string): Says {
  const [, , category, project, name, ...deeper] = file.split('/');
  if (!project)
    return {
      isNote: true,
      message:
        'Nothing uses this file. Projects belong in folders of content/projects/residential/ (or commercial/).',
    };
  if (!name)
    return project === 'category.yaml'
      ? undefined
      : (misnamed(project, ['category.yaml']) ?? {
          isNote: !isPicture(project) && !/\.ya?ml$/i.test(project),
          message: `Nothing uses this file: it is outside the project folders of ${category}. Move it into the folder of its project, or remove it.`,
        });
  if (deeper.length > 0)
    return {
      isNote: !deeper.some((part) => isPicture(part) || PROJECT_FILES.includes(part)),
      message: `This file is one folder too deep, so no page shows it. Move it to content/projects/${category}/${project}/.`,
    };
  if (PROJECT_FILES.includes(name)) return undefined;
  if (isPicture(name)) return undefined;
  return (
    misnamed(name, PROJECT_FILES) ?? {
      isNote: true,
      message: `Nothing uses this file. A project's folder may contain ${PROJECT_FILES.join(', ')} and pictures (${PICTURE_FORMAT_NAMES}).`,
    }
  );
}

function inMedia(file: string, used: ReturnType<typeof usedNames>): Says {
  const film = filmKey(file);
  if (film) return used.films.has(film.name) ? undefined : unusedMedia(`film "${film.name}"`);
  const key = pictureKey(file);
  if (key) return used.pictures.has(key) ? undefined : unusedMedia(`picture "${key}"`);
  if (/\.(mp4|mov|webm|m4v|avi|mkv)$/i.test(file))
    return {
      message: `A film is two files in content/media/films/, NAME.av1.mp4 and NAME.h264.mp4, with its first frame NAME.jpg. This file is not one of them: encode it, or remove it.`,
    };
  return {
    isNote: true,
    message: `Nothing uses this file: it is neither a picture (${PICTURE_FORMAT_NAMES}) nor a film.`,
  };
}

const unusedMedia = (what: string): Says => ({
  isNote: true,
  message: `No page names the ${what}. Name it where it belongs, or remove the file.`,
});

function aboutFile(file: string, used: ReturnType<typeof usedNames>): Says {
  const name = basename(file);
  if (OF_THE_SYSTEM.test(name)) return undefined;
  if (/\.(heic|heif|hif)$/i.test(name)) return { message: `${HEIC_REMEDY}.` };
  if (isForeignPicture(name))
    return {
      message: 'This picture format is not supported. Save it again as JPEG or PNG, or remove it.',
    };
  if (file.startsWith('content/projects/')) return inProjects(file);
  if (file.startsWith('content/media/')) return inMedia(file, used);
  if (dirname(file) === 'content' && ROOT_FILES.includes(name)) return undefined;
  if (dirname(file) === 'content') {
    return (
      misnamed(name, ROOT_FILES) ?? {
        isNote: !/\.ya?ml$/i.test(name),
        message: `Nothing reads this file. The files that are read here: ${ROOT_FILES.join(', ')}.`,
      }
    );
  }
  return {
    isNote: true,
    message:
      'Nothing uses this file. Pictures of pages belong in content/media/, projects in content/projects/.',
  };
}

/** One problem or note for each file that nothing uses. */
export function checkFiles(files: readonly string[], used: ReturnType<typeof usedNames>): Findings {
  const findings: Findings = { problems: [], notes: [] };
  for (const file of files) {
    const says = aboutFile(file, used);
    if (says)
      (says.isNote ? findings.notes : findings.problems).push({ file, message: says.message });
  }
  return findings;
}
