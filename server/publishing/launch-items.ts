/** Converts findings of the launch check for the desk: by page and project, with the names of its screens. */
import { basename } from 'node:path';
import { z } from 'zod';
import { PAGES } from '#content-model/pages.ts';
import { type ChangeGroup, LIBRARY_GROUP, type Place } from '#contract/desk/changes.ts';
import type { LaunchItem, Question } from '#contract/desk/launch.ts';
import { curlyQuotes } from '#contract/text.ts';
import { pageLabel } from '#server/labels/label-of.ts';
import { CHANGE_TEXTS } from '#server/messages/en.ts';
import { entryText, picturesOf } from './compared.ts';
import { lineRevision } from './confirmed.ts';
import { groupOf } from './groups.ts';
import { placeIn } from './place-in.ts';
import { titleOfProject } from './project-changes.ts';

/** A finding of the launch check: what is left to do, and who can do it. */
export const findingSchema = z.object({
  who: z.enum(['owner', 'designer', 'host']),
  /** The problem and what to do. */
  what: z.string(),
  /** The text for people at the desk, who see fields and no files, if it differs. */
  atDesk: z.string().optional(),
  file: z.string().optional(),
  /** The path of the field for people: "items › 2 › answer". */
  field: z.string().optional(),
  /** Counts from 1. */
  line: z.number().optional(),
  /** A question that a person answers: `# confirmed` at the end of the line confirms it. */
  isQuestion: z.boolean().optional(),
  isSample: z.boolean().optional(),
  /** Files of the pictures in question. */
  pictures: z.array(z.string()).readonly().optional(),
});
export type Finding = Readonly<z.infer<typeof findingSchema>>;

const HOURS = 'hours';
const PROJECTS = 'projects/';

/** Sort order: the studio first, then projects, then pages in the order of the site. */
function rank(id: string): number {
  if (id === 'site.yaml') return 0;
  if (id === HOURS) return 1;
  if (id.startsWith(PROJECTS)) return 2;
  const page = PAGES.findIndex(({ texts }) => `${texts}.yaml` === id);
  return page < 0 ? PAGES.length + (id === LIBRARY_GROUP ? 4 : 3) : page + 3;
}

async function groupFor(name: string, place: Place | null, content: string): Promise<ChangeGroup> {
  if (place?.href === '/hours') return { id: HOURS, label: place.label };
  const id = groupOf(name);
  if (id === LIBRARY_GROUP) return { id, label: CHANGE_TEXTS.pictures };
  if (id === PROJECTS || id === 'projects.yaml') return { id: PROJECTS, label: 'Projects' };
  if (id.startsWith(PROJECTS))
    return { id, label: await titleOfProject({ before: content, after: content }, id) };
  return { id, label: pageLabel(basename(name, '.yaml')) };
}

/** Labels of the field within its group; the group is shown above, the screen by the link. */
const within = ({ label, href }: Place): Place => ({
  label: label
    .split(', ')
    .slice(2)
    .join(', ')
    .replace(/(^|: |, )still a sample$/i, ''),
  href,
});

async function itemOf(finding: Finding, content: string): Promise<LaunchItem> {
  const { what, atDesk = what, file = '', field, line, isQuestion, isSample = false } = finding;
  const name = file.replace(/^content\//, '');
  const text = await entryText(content, name);
  const place = await placeIn(content, name, field);
  const group = await groupFor(name, place, content);
  const question: Question | null =
    isQuestion && line ? { file, line, revision: lineRevision(text, line) } : null;
  const pictures = (finding.pictures ?? []).map((one) => one.replace(/^content\//, ''));
  const shown = picturesOf('after', pictures);
  return {
    ...{ what: curlyQuotes(atDesk), group, question, isSample },
    place: place && within(place),
    pictures: shown?.kind === 'pictures' ? shown.sources : [],
  };
}

/** Items of a group are together, without duplicates. @param content folder of the draft */
export async function launchItems(
  findings: readonly Finding[],
  content: string,
): Promise<LaunchItem[]> {
  const all = await Promise.all(findings.map((finding) => itemOf(finding, content)));
  const items = new Map(all.map((item) => [`${item.what} ${item.place?.href}`, item]));
  const groups = [...Map.groupBy(items.values(), ({ group }) => group.id)];
  return groups.sort(([a], [b]) => rank(a) - rank(b)).flatMap(([, own]) => own);
}
