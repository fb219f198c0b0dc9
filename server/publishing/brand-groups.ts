/** Finds changes of the brand, which only owners may publish, take back or go back past. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LIBRARY_GROUP } from '#contract/desk/changes.ts';
import { BRAND_REFUSALS, type Role } from '#contract/desk/roles.ts';
import { compareFolders } from '#server/drafts/folders.ts';
import { HttpError } from '#server/http/http-error.ts';
import { groupOf } from './groups.ts';
import { differences, yamlValueOf } from './value-differences.ts';

/** The names in site.yaml that are part of the brand. */
export const BRAND_NAMES: readonly string[] = ['name', 'nameDevanagari', 'fullName'];

/** @param file without ".yaml" @param path of a field, such as "colours.day.accent" */
export const isBrand = (file: string, path: string) =>
  file === 'brand' || (file === 'site' && BRAND_NAMES.includes(path));

/** Ids of the groups of changes that change the brand, between two content folders. */
export async function brandGroups(before: string, after: string): Promise<string[]> {
  const isChanged = async (name: string) => {
    const [had, has] = await Promise.all(
      [before, after].map((folder) =>
        readFile(join(folder, `${name}.yaml`), 'utf8').catch(() => ''),
      ),
    );
    return differences(yamlValueOf(had ?? ''), yamlValueOf(has ?? '')).some(({ path }) =>
      isBrand(name, path.join('.')),
    );
  };
  const groups: string[] = [];
  for (const name of ['brand', 'site']) if (await isChanged(name)) groups.push(`${name}.yaml`);
  return groups;
}

interface Asked {
  readonly role: Role;
  readonly action: keyof typeof BRAND_REFUSALS;
}

/** Throws a 403 if a colleague would decide about a change of the brand. */
export async function refuseBrand(asked: Asked, before: string, after: string): Promise<void> {
  if (asked.role !== 'owner' && (await brandGroups(before, after)).length > 0)
    throw new HttpError(403, [BRAND_REFUSALS[asked.action]]);
}

interface Chosen extends Asked {
  /** Ids of groups of changes; null: all. */
  readonly groups: readonly string[] | null;
  readonly published: string;
  readonly draft: string;
}

/** The groups that this person may publish or take back: for a colleague without the brand. Throws a 403 if nothing is left. */
export async function groupsFor({ role, action, groups, published, draft }: Chosen) {
  const brand = role === 'owner' ? [] : await brandGroups(published, draft);
  if (brand.length === 0) return groups;
  const changed = (await compareFolders(published, draft)).map(({ file }) => groupOf(file));
  const others = new Set(changed).difference(new Set(brand));
  if (groups ? groups.some((id) => brand.includes(id)) : others.size === 0)
    throw new HttpError(403, [BRAND_REFUSALS[action]]);
  // Of the group of pictures, the new ones are included.
  return groups ?? [...others].filter((id) => id !== LIBRARY_GROUP);
}
