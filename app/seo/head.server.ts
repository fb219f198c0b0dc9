/** Title, description, canonical link and social tags of each page (docs/specification/product.md). */
import type { MetaDescriptor } from 'react-router';
import { jpegAddress } from '#app/components/photo.tsx';
import { content } from '#app/content.server.ts';
import { SITE_ORIGIN } from '#app/site/site-origin.server.ts';
import type { EncodedPicture } from '#pictures/manifest.ts';
import { CARD_SIZE } from './card-size.ts';
import { pageCard } from './page-card.server.ts';
import { shareAlt } from './share-alt.server.ts';
import { shareKey } from './share-key.ts';

/**
 * The tags of one page.
 * @param path a key of `content/pages.yaml`; '/404' gets `noindex` and the canonical link of the home page
 */
export function headFor(path: string): MetaDescriptor[] {
  const page = content.pages[path];
  if (!page)
    throw new Error(
      `content/pages.yaml has no entry "${path}", so that page would have no title. Add one.`,
    );
  const { site } = content;
  return tagsOf({
    path,
    title: path === '/' ? page.title : `${page.title} · ${site.fullName}`,
    description: page.description,
    card: cardFor(path),
  });
}

/** For a filtered page. Its canonical link is the page of all projects, which has the same content. */
export const headForFilter = (name: string): MetaDescriptor[] =>
  tagsOf({
    path: '/projects',
    title: `${name} · ${content.site.fullName}`,
    description: content.pages['/projects']?.description ?? name,
    card: cardFor('/projects'),
  });

/** The page's own card, drawn by the studio or else by the build; without one, the picture that all pages share. */
function cardFor(path: string): Card {
  const alt = shareAlt(path, content);
  const drawn = pageCard(path, content);
  if (drawn) return { src: drawn.address, ...CARD_SIZE, alt };
  const own = [{ file: shareKey(path), alt }, content.site.share]
    .map(content.picture)
    .find(({ encoded }) => encoded);
  return { ...sizeOf(own?.encoded), alt: own?.alt ?? '' };
}

/** The picture of a shared link's card, by its path below the origin. */
export interface Card {
  readonly src?: string;
  readonly width?: number;
  readonly height?: number;
  readonly alt: string;
}

/** The JPEG of a picture, with its size in pixels; undefined without a file. */
export const sizeOf = (encoded?: EncodedPicture) =>
  encoded && { src: jpegAddress(encoded), width: encoded.width, height: encoded.height };

interface Tags {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly card: Card;
}

/** The tags of one page; '/404' gets `noindex` and the canonical link of the home page. */
export function tagsOf({ path, title, description, card }: Tags): MetaDescriptor[] {
  const isNotFound = path === '/404';
  const url = SITE_ORIGIN + (isNotFound ? '/' : path);
  const image: MetaDescriptor[] = card.src
    ? [
        { property: 'og:image', content: SITE_ORIGIN + card.src },
        { property: 'og:image:width', content: String(card.width) },
        { property: 'og:image:height', content: String(card.height) },
        { property: 'og:image:alt', content: card.alt },
      ]
    : [];
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    ...(isNotFound ? [{ name: 'robots', content: 'noindex' }] : []),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: content.site.fullName },
    { property: 'og:url', content: url },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    ...image,
    // X reads the title and the description from the tags of Open Graph above.
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
