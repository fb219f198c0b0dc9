/** What the pages of materials show. */

import { projectPath } from '#app/content/addresses.server.ts';
import type { Content } from '#app/content/assemble.server.ts';
import { MATERIALS, PER_PAGE, pathOf } from '#app/content/collection-paths.server.ts';
import {
  capital,
  materialsHeadline,
  nameOf,
  roomsAndPlaces,
} from '#app/content/collection-words.server.ts';
import { type Found, select } from '#app/content/collections.server.ts';
import type {
  MaterialPageData,
  MaterialsPageData,
  Shot,
  Slab,
} from '#app/sections/materials/types.ts';
import { sampleOf } from '#app/seo/collection-card.server.ts';

/** A picture as it hangs on a wall of pictures. Beside its caption, its alternative text is its title. */
export function shotOf({ project, photo }: Found): Shot {
  const { n, title, room = title, framed } = photo;
  return {
    to: `${projectPath(project.slug)}#${n}`,
    picture: { alt: title === room ? '' : title, framed },
    room,
    place: project.title,
  };
}

function slabOf(material: string, content: Content): Slab {
  const { alt: _, ...picture } = sampleOf(material, content);
  return {
    to: pathOf({ material }),
    name: nameOf(content, { material }),
    note: roomsAndPlaces(content, select(content.collections, { material })),
    picture: { ...picture, alt: '' },
  };
}

export function materialsPageData(content: Content): MaterialsPageData {
  const { lead, invitation, link } = content.materials.page;
  return {
    headline: materialsHeadline(content),
    lead,
    invitation,
    link,
    slabs: content.collections.materials.map((material) => slabOf(material, content)),
  };
}

function groupsOf(material: string, content: Content): MaterialPageData['groups'] {
  const { collections, materials } = content;
  const all = select(collections, { material });
  const kinds = [...collections.kinds, undefined].flatMap((kind) => {
    const pictures = all.filter((picture) => picture.kind === kind);
    return pictures.length > 0 ? [{ kind, pictures }] : [];
  });
  const most = all.length > PER_PAGE ? Math.max(3, Math.floor(PER_PAGE / kinds.length)) : PER_PAGE;
  return kinds.map(({ kind, pictures }) => ({
    heading: kind ? nameOf(content, { kind }) : materials.rooms.other,
    to: kind && pathOf({ kind, material }),
    count: pictures.length,
    shots: (kind ? pictures.slice(0, most) : pictures.slice(0, PER_PAGE)).map(shotOf),
    more:
      pictures.length > most
        ? materials.rooms.more.replace('{count}', String(pictures.length))
        : undefined,
  }));
}

const quarter = (percent: number) => Math.round(percent / 25) * 25;

/** Undefined for a name that no picture shows. */
export function materialPageData(material: string, content: Content): MaterialPageData | undefined {
  const { collections, materials: file } = content;
  if (!collections.materials.includes(material)) return undefined;
  const { family, line, from, ages, care, instead, price, sample } = file.materials[material]!;
  const { title: _, ...words } = file.material;
  const at = collections.materials.indexOf(material);
  const next = collections.materials[(at + 1) % collections.materials.length]!;
  const picture = content.picture({ file: sample.picture, alt: '' });
  const shown = collections.pictures.find(
    ({ photo }) => photo.framed?.base === picture.framed?.base,
  );
  const note = capital(roomsAndPlaces(content, select(collections, { material })));
  return {
    trail: { to: MATERIALS, label: file.page.crumb },
    family,
    name: nameOf(content, { material }),
    line,
    note: [
      `${note}.`,
      shown &&
        words.picture
          .replace('{title}', () => shown.photo.title)
          .replace('{place}', () => shown.project.title),
    ]
      .filter(Boolean)
      .join(' '),
    picture: { ...picture, alt: shown?.photo.alt ?? '' },
    at: [quarter(sample.at[0]), quarter(sample.at[1])],
    facts: [
      { label: words.from, text: from },
      { label: words.ages, text: ages },
      { label: words.care, text: care },
      { label: words.instead, text: instead },
      ...(price ? [{ label: words.price, text: price }] : []),
    ],
    groups: groupsOf(material, content),
    next: next === material ? undefined : { ...slabOf(next, content), label: words.next },
    all: words.all,
  };
}
