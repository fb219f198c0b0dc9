/** Title, description, canonical link and social tags of the pages of materials and rooms. */

import { content } from '#app/content.server.ts';
import { canonicalOf, MATERIALS } from '#content-model/collection-paths.server.ts';
import { headTextsOf } from '#content-model/collection-texts.server.ts';
import type { Selection } from '#content-model/collections.server.ts';
import { CARD_SIZE } from './card-size.ts';
import { cardOf } from './collection-card.server.ts';
import { sizeOf, tagsOf } from './head.server.ts';

/** @param path of the page; its canonical link may be another one */
export function headForCollection(path: string, selection: Selection, page = 1) {
  const { title, description } = headTextsOf(content, selection, path === MATERIALS);
  const card = cardOf(selection, content, path === MATERIALS);
  const { encoded, alt } = content.picture(content.site.share);
  const isOpening = !selection.kind && !selection.material;
  return tagsOf({
    path: isOpening ? path : canonicalOf(content.collections, selection, page),
    title: `${title}${page > 1 ? ` (${page})` : ''} · ${content.site.fullName}`,
    description,
    card: card
      ? { src: card.address, ...CARD_SIZE, alt: `“${card.headline}” – ${card.line}` }
      : { ...sizeOf(encoded), alt },
  });
}
