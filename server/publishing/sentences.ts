/** What differs between two contents, in sentences, with before and after. */
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { type Changed, PICTURES, type Side } from '#contract/desk/publishing.ts';
import { FRAMING_FILE } from '#contract/framing.ts';
import { isShownPicture } from '#pictures/formats.ts';
import { framingIn } from '#pictures/framing.ts';
import type { Change } from '#server/drafts/drafts.ts';
import { pageLabel, titled } from '#server/labels/label-of.ts';
import { placeOf } from '#server/labels/place.ts';
import { FILM, groupOf, isFraming } from './groups.ts';
import { contentOf, differences, isGroup } from './leaves.ts';
import { changeOf } from './say-difference.ts';

const SHOWN = 4;
const PROJECT = /^projects\/([^/]+)\/([^/]+)\//;

/** A change, before it is said what it belongs to. */
type Found = Omit<Changed, 'group'>;

interface Folders {
  readonly before: string;
  readonly after: string;
}

/** An answer to a question of the launch check (`confirmed.ts`). */
const CONFIRMED = /#\s*confirmed\b/g;

const textIn = (folder: string, file: string) =>
  readFile(join(folder, file), 'utf8').catch(() => '');
const source = (side: 'before' | 'after', file: string) =>
  `/desk/api/publishing/picture/${side}/${file.split('/').map(encodeURIComponent).join('/')}`;

function pictures(side: 'before' | 'after', files: readonly string[]): Side | null {
  const shown = files.filter(isShownPicture).slice(0, SHOWN);
  return shown.length > 0
    ? { kind: 'pictures', sources: shown.map((file) => source(side, file)) }
    : null;
}

const whereOf = (file: string) => pageLabel(basename(file.replace(/(\/category)?\.yaml$/, '')));

/** A page on which no section is hidden says nothing of it: each section that is hidden or shown is a change of its own. */
function withHidden(text: string): unknown {
  const content = contentOf(text);
  return isGroup(content) ? { hidden: {}, ...content } : content;
}

async function inWords({ file, how }: Change, folders: Folders): Promise<Found[]> {
  const [before, after] = await Promise.all([
    textIn(folders.before, file),
    textIn(folders.after, file),
  ]);
  const where = whereOf(file);
  if (how !== 'changed') {
    const sentence = `${where} is ${how === 'added' ? 'new' : 'removed'}.`;
    return [{ id: file, sentence, note: '', place: placeOf(file), before: null, after: null }];
  }
  const all = differences(withHidden(before), withHidden(after)).map((one) =>
    changeOf(file, where, one),
  );
  const [had, has] = [before, after].map((text) => text.match(CONFIRMED)?.length ?? 0);
  if (all.length > 0 || had === has) return all;
  const sentence = `${where}: what is confirmed as right has changed.`;
  return [{ id: file, sentence, note: '', place: placeOf(file), before: null, after: null }];
}

async function titleOf(folders: Folders, folder: string): Promise<string> {
  for (const side of [folders.after, folders.before]) {
    try {
      const { title } = parse(await textIn(side, `${folder}/project.yaml`)) as { title?: unknown };
      if (typeof title === 'string') return title;
    } catch {
      // Not there on this side, or not readable: the folder's name says it too.
    }
  }
  return titled(basename(folder));
}

const isHiddenIn = async (side: string, folder: string) =>
  (contentOf(await textIn(side, `${folder}/project.yaml`)) as { hidden?: unknown } | null)
    ?.hidden === true;

const count = (n: number, one: string) => (n === 1 ? `a ${one}` : `${n} ${one}s`);

/** Of what goes from the site (`server/releases/withdrawn.ts`). */
const WITHDRAWN =
  'When you publish this, its pictures and plan are removed from the site and from all older versions. Copies stay in backups and with anyone who saved them.';

async function inProject(
  folder: string,
  changes: readonly Change[],
  folders: Folders,
  title: string,
): Promise<Found[]> {
  const place = placeOf(`${folder}/project.yaml`);
  const of = (how: Change['how']) =>
    changes
      .filter((change) => change.how === how && isShownPicture(change.file))
      .map(({ file }) => file);
  const [added, removed, replaced] = [of('added'), of('removed'), of('changed')];
  const yaml = changes.find(({ file }) => file === `${folder}/project.yaml`);
  const isHidden = await isHiddenIn(folders.after, folder);
  const base = { place, note: '' };
  if (yaml?.how === 'added')
    return [
      {
        ...base,
        id: folder,
        sentence: `${title} is new, with ${count(added.length, 'picture')}${isHidden ? ', and hidden' : ''}.`,
        before: null,
        after: pictures('after', added),
      },
    ];
  if (yaml?.how === 'removed')
    return [
      {
        ...base,
        id: folder,
        sentence: `${title} is taken off the site.`,
        note: WITHDRAWN,
        before: pictures('before', removed),
        after: null,
      },
    ];
  const found: Found[] = [];
  if (added.length > 0)
    found.push({
      ...base,
      id: `${folder}+`,
      sentence: `${title} has ${count(added.length, 'new picture')}.`,
      before: null,
      after: pictures('after', added),
    });
  if (removed.length > 0)
    found.push({
      ...base,
      id: `${folder}-`,
      sentence: `${title}: ${count(removed.length, 'picture')} removed.`,
      note: WITHDRAWN,
      before: pictures('before', removed),
      after: null,
    });
  if (replaced.length > 0)
    found.push({
      ...base,
      id: `${folder}~`,
      sentence: `${title}: ${count(replaced.length, 'picture')} replaced.`,
      before: pictures('before', replaced),
      after: pictures('after', replaced),
    });
  if (yaml?.how === 'changed') {
    const [before, after] = await Promise.all([
      textIn(folders.before, yaml.file),
      textIn(folders.after, yaml.file),
    ]);
    const all = differences(contentOf(before), contentOf(after));
    found.push(
      ...all.map((one) => ({
        ...changeOf(yaml.file, title, one),
        ...(one.path[0] === 'hidden' && isHidden && { note: WITHDRAWN }),
      })),
    );
  }
  const rest = changes.filter(({ file }) => file !== yaml?.file && !isShownPicture(file));
  if (rest.length > 0)
    found.push({
      ...base,
      id: `${folder}/`,
      sentence: rest.some(({ file }) => !file.endsWith('/views.json'))
        ? `${title} has another plan.`
        : `${title}: the pictures are at other places on the plan.`,
      before: null,
      after: null,
    });
  return found;
}

const HOW = { added: 'new', changed: 'replaced', removed: 'removed' } as const;

/** One sentence for all files of a film, and its first frames. */
function ofFilm(name: string, changes: readonly Change[]): Found {
  const hows = new Set(changes.map(({ how }) => how));
  const [how = 'changed'] = hows.size === 1 ? hows : [];
  const posters = changes.map(({ file }) => file).filter((file) => file.endsWith(`/${name}.jpg`));
  return {
    id: `media/films/${name}`,
    sentence: `The film “${titled(name)}” is ${HOW[how]}.`,
    note: '',
    place: { label: 'Films', href: '/films' },
    before: how === 'added' ? null : pictures('before', posters),
    after: how === 'removed' ? null : pictures('after', posters),
  };
}

/** What a picture that stands in for another one is for. */
const STANDS_IN: Readonly<Record<string, string>> = {
  night: 'for the dark colour scheme',
  phone: 'for phones',
  'night-phone': 'for phones in the dark colour scheme',
};

function ofPicture({ file, how }: Change): Found {
  const stem = file.replace(/^media\//, '').replace(/\.[^/]*$/, '');
  const [, own = stem, variant = ''] = /^(.*?)-(night|phone|night-phone)$/.exec(stem) ?? [];
  const name = titled(own.replaceAll('/', ', '));
  const what = isShownPicture(file) ? ['picture', STANDS_IN[variant]] : ['file'];
  return {
    id: file,
    sentence: `${name}: the ${what.filter(Boolean).join(' ')} is ${HOW[how]}.`,
    note: '',
    place: null,
    before: how === 'added' ? null : pictures('before', [file]),
    after: how === 'removed' ? null : pictures('after', [file]),
  };
}

/** Pictures of pages whose focal point or angle is another one. */
async function inFraming(file: string, folders: Folders): Promise<Found[]> {
  const [before, after] = await Promise.all(
    [folders.before, folders.after].map(async (folder) =>
      framingIn(FRAMING_FILE, await textIn(folder, file)),
    ),
  );
  const keys = new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])]);
  const isOther = (key: string) =>
    JSON.stringify(before?.get(key)) !== JSON.stringify(after?.get(key));
  return [...keys].filter(isOther).map((key) => ({
    id: `${file}#${key}`,
    sentence: `${titled(key.replaceAll('/', ', '))}: the picture is framed differently.`,
    note: '',
    place: { label: 'Pictures', href: '/pictures' },
    before: null,
    after: null,
  }));
}

/** Projects first, then films, then the rest. */
const rank = (group: string) =>
  group.startsWith('projects/') ? 0 : group.startsWith('media/films/') ? 1 : 2;

/** `before` and `after`: folders of content that `changes` leads from and to. Changes of one group are together. */
export async function sentencesFor(
  changes: readonly Change[],
  folders: Folders,
): Promise<Changed[]> {
  const all: Changed[] = [];
  const groups = [...Map.groupBy(changes, ({ file }) => groupOf(file))];
  for (const [id, own] of groups.sort(([a], [b]) => rank(a) - rank(b))) {
    const [first] = own as [Change, ...Change[]];
    const [, film] = FILM.exec(first.file) ?? [];
    const inGroup = (label: string, found: readonly Found[]) =>
      all.push(...found.map((one) => ({ ...one, group: { id, label } })));
    if (PROJECT.test(first.file)) {
      const title = await titleOf(folders, id);
      inGroup(title, await inProject(id, own, folders, title));
    } else if (film) inGroup(`Film “${titled(film)}”`, [ofFilm(film, own)]);
    else if (id === PICTURES) {
      const rest = own.filter(({ file }) => !isFraming(file));
      const framing = own.filter(({ file }) => isFraming(file));
      inGroup('Pictures', rest.map(ofPicture));
      for (const { file } of framing) inGroup('Pictures', await inFraming(file, folders));
    } else if (first.file.endsWith('.yaml'))
      inGroup(whereOf(first.file), await inWords(first, folders));
    else inGroup(titled(basename(first.file)), own.map(ofPicture));
  }
  return all;
}
