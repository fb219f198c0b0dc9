/** Parts of other pages that /whychooseus and /features show. */
import type { Content } from '#content-model/assemble.server.ts';
import { pathOf } from '#content-model/collection-paths.server.ts';
import { selectionName } from '#content-model/collection-texts.server.ts';

const MATERIALS_SHOWN = 6;

/** The first risk of each step of the process, and who pays for it. */
export function risksData(content: Content) {
  const { risks } = content['why-choose-us'];
  if (!risks) return undefined;
  const { steps, sample } = content.process;
  const cases = steps.flatMap(({ risks: [first] }) =>
    first ? [{ title: first.what, description: first.pays }] : [],
  );
  const isSample = steps.some(({ placeholder }) => placeholder);
  return { ...risks, items: cases, note: isSample ? sample : undefined };
}

/** Some materials, each with what it replaces. */
export function chosenMaterials(content: Content) {
  const { materials: words } = content.expertise;
  if (!words) return undefined;
  const { material: labels, materials } = content.materials;
  const items = content.collections.materials.slice(0, MATERIALS_SHOWN).map((material) => ({
    title: selectionName(content, { material }),
    description: `${labels.instead}: ${materials[material]?.instead ?? ''}`,
    to: pathOf({ material }),
  }));
  return { ...words, items };
}
