/**
 * The card of a shared link to a page with an entry in `content/pages.yaml`: its headline and the picture named there.
 */
import type { Content } from '#content-model/assemble.server.ts';
import { type DrawnCard, drawnCard } from './drawn-card.server.ts';
import { kindNote } from './kind-note.server.ts';
import { headlineOf } from './share-alt.server.ts';
import { shareKey } from './share-key.ts';

/** Undefined for a page without headline or picture, or with a card that the studio has drawn itself. */
export function pageCard(path: string, content: Content): DrawnCard | undefined {
  const key = shareKey(path);
  const pictureOf = (file: string) => content.picture({ file, alt: '' }).encoded;
  const headline = headlineOf(path, content);
  const named = content.pages[path]?.picture;
  const encoded = named && !pictureOf(key) && pictureOf(named);
  if (!headline || !encoded) return undefined;
  const { fullName, banner } = content.site;
  const line = [fullName, ...banner].join(', ');
  const note = kindNote(encoded, content, content.pages[path]?.kind);
  return drawnCard(key.replace('share/', ''), encoded, { headline, line, note }, content);
}
