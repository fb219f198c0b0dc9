/** Title, description, canonical link and social tags of each address (docs/specification/product.md). */
import type { MetaDescriptor } from 'react-router';
import { jpegAddress } from '#app/components/photo.tsx';
import { content } from '#app/content/content.server.ts';
import { SITE_ORIGIN } from '#app/site/site-origin.server.ts';
import { shareAlt } from './share-alt.server.ts';
import { shareKey } from './share-key.ts';

/**
 * The tags of one address.
 * @param path a key of `content/pages.yaml`; '/404' gets `noindex` and the canonical link of the home page
 */
export function headFor(path: string): MetaDescriptor[] {
  const page = content.pages[path];
  if (!page)
    throw new Error(
      `content/pages.yaml has no entry "${path}", so that page would have no title. Add one.`,
    );
  const { site } = content;
  const isNotFound = path === '/404';
  const url = SITE_ORIGIN + (isNotFound ? '/' : path);
  const title = path === '/' ? page.title : `${page.title} · ${site.fullName}`;
  const { framed, alt } = [{ file: shareKey(path), alt: shareAlt(path, content) }, site.share]
    .map(content.picture)
    .find((card) => card.framed) ?? { framed: undefined, alt: '' };
  const image: MetaDescriptor[] = framed
    ? [
        { property: 'og:image', content: SITE_ORIGIN + jpegAddress(framed) },
        { property: 'og:image:width', content: String(framed.width) },
        { property: 'og:image:height', content: String(framed.height) },
        { property: 'og:image:alt', content: alt },
      ]
    : [];
  return [
    { title },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: url },
    ...(isNotFound ? [{ name: 'robots', content: 'noindex' }] : []),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: site.fullName },
    { property: 'og:locale', content: 'en_IN' },
    { property: 'og:url', content: url },
    { property: 'og:title', content: title },
    { property: 'og:description', content: page.description },
    ...image,
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: page.description },
  ];
}
