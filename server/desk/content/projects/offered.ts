/** Choices from other files for the fields of a project: materials, and levels of the cost table. */
import { parse } from 'yaml';
import { findByName } from '#content-model/costs/project-cost.ts';
import type { CostChoices } from '#contract/desk/projects.ts';
import type { Drafts } from '#server/drafts/drafts.ts';

/** A draft may be edited by hand, so any value of an entry may be missing. */
type Named = Readonly<Record<string, { readonly name?: string } | null>>;
interface Table {
  readonly levels?: Named;
  readonly homes?: Readonly<
    Record<string, { name?: string; rooms?: Readonly<Record<string, number>> } | null>
  >;
  readonly rooms?: Named;
  readonly work?: Readonly<Record<string, string>>;
}

const nameOf = ([key, entry]: readonly [string, { readonly name?: string } | null]) =>
  String(entry?.name ?? key);

/** @param homeType of the project: "2BHK" */
export async function costChoices(drafts: Drafts, homeType: string): Promise<CostChoices> {
  const text = await drafts.readText('costs.yaml', '');
  const table = parse(text, { logLevel: 'silent' }) as Table | null;
  const { levels = {}, homes = {}, rooms = {}, work = {} } = table ?? {};
  const named = Object.entries(homes).map((home) => [home[0], { name: nameOf(home) }]);
  const has = homes[findByName(Object.fromEntries(named), homeType) ?? '']?.rooms;
  return {
    levels: Object.entries(levels).map((level) => ({ key: level[0], title: nameOf(level) })),
    rooms: Object.entries(rooms).flatMap((room) => {
      const usual = has?.[room[0]];
      return usual ? { key: room[0], title: nameOf(room), usual } : [];
    }),
    work: Object.entries(work).map(([key, title]) => ({ key, title: String(title) })),
  };
}

/** The materials of the site: `name` is the key in `materials.yaml`, `title` the displayed name. */
export async function allMaterials(drafts: Drafts) {
  const text = await drafts.readText('materials.yaml', '');
  const content = parse(text, { logLevel: 'silent' }) as {
    materials?: Record<string, { name?: string }>;
  };
  return Object.entries(content?.materials ?? {}).map(([name, material]) => ({
    name,
    title: String(material?.name ?? name),
  }));
}
