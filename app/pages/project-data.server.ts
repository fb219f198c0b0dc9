/** Data of a project's page. */

import type { MaterialName } from '#app/sections/portfolio/project-page/link-materials.ts';
import type {
  NextProject,
  ProjectPageData,
} from '#app/sections/portfolio/project-page/page-types.ts';
import { materialNamed } from '#app/seo/collection-card.server.ts';
import type { Content } from '#content-model/assemble.server.ts';
import { coverOf } from '#content-model/cover.server.ts';
import { factsToList, firstSentence } from '#content-model/describe-project.server.ts';
import { capitalise } from '#content-model/language.server.ts';
import type { Facts, Project } from '#content-model/types.ts';
import { fill } from '#contract/fill.ts';
import { nextInList } from './next-in-list.server.ts';
import { clientsData } from './people-data.server.ts';

const allProjects = ({ categories }: Pick<Content, 'categories'>) =>
  categories.flatMap(({ projects }) => projects);

/** Which of the page's texts fit a project, because a salon is not a home. */
const kindOf = ({ facts }: Project) => (facts?.homeType ? 'home' : 'other');

function asNext(project: Project): NextProject {
  const { slug, title, summary } = project;
  const { alt = '', encoded } = coverOf(project) ?? {};
  return { slug, title, line: summary && firstSentence(summary)[0], picture: { alt, encoded } };
}

/** The materials of its pictures, sorted by their number of pictures. */
function materialsOf({ photos }: Project, content: Content): MaterialName[] {
  const all = photos.flatMap((photo) => photo.materials ?? []);
  const count = (name: string) => all.filter((other) => other === name).length;
  return [...new Set(all)]
    .sort((a, b) => count(b) - count(a))
    .map((slug) => {
      const { name, words } = materialNamed(slug, content);
      return { slug, name, words };
    });
}

/** If the facts name no materials, those of the pictures are used. */
const withMaterials = (facts: Facts | undefined, materials: readonly MaterialName[]) =>
  materials.length === 0
    ? facts
    : {
        ...facts,
        materials: materials
          .slice(0, IN_FACTS)
          .map(({ name }, i) => (i === 0 ? capitalise(name) : name)),
      };

/** Maximum number of materials in the facts. */
const IN_FACTS = 6;

/** Undefined if no project has this address. */
export function projectPageData(slug: string, content: Content): ProjectPageData | undefined {
  const project = allProjects(content).find((candidate) => candidate.slug === slug);
  if (!project) return undefined;
  const { facts, kindNote, plan, words } = content.projects;
  const { headTitle: _, asked: __, onPage: ___, ...page } = content.projects.page;
  const { summary, ...shown } = project;
  const { title, photos } = project;
  const values = { title, count: photos.length, studio: content.site.fullName };
  const materials = materialsOf(project, content);
  const [line, story] = summary ? firstSentence(summary) : [];
  const kind = kindOf(project);
  const next = nextInList(project, allProjects(content));
  const known = factsToList(project, kindNote.visualisation);
  return {
    project: {
      ...shown,
      facts: known?.materials?.length ? known : withMaterials(known, materials),
    },
    materials,
    cover: coverOf(project),
    line,
    story,
    next: next && asNext(next),
    clients: clientsData(content, slug),
    words: {
      ...page,
      planLabel: fill(page.planLabel, values),
      dot: fill(page.dot, values),
      reading: fill(page.reading, values),
      rights: fill(page.rights, values),
      question: page.question[kind],
      enquire: page.enquire[kind],
      next: page.next[next ? kindOf(next) : kind],
      facts,
      kindNote,
      plan: { ...plan, alt: fill(plan.alt, values) },
      fullSize: words.fullSize,
    },
  };
}
