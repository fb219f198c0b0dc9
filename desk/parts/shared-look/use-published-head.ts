/** The texts of the published page for search engines and messengers. */
import { useQuery } from '@tanstack/react-query';

interface PublishedHead {
  readonly title: string;
  readonly description: string;
  /** Address of its card; null if it has none. */
  readonly card: string | null;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };
const decoded = (text: string) =>
  text
    .replace(/&#x([\da-f]+);/gi, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    )
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => ENTITIES[name] ?? '');

/**
 * Read with regular expressions, because the desk's policy does not allow HTML to be parsed. The attributes are in the order
 * in which the site writes them.
 */
export function headIn(html: string): PublishedHead | null {
  const find = (pattern: RegExp) => pattern.exec(html)?.[1];
  const [title, description] = [
    find(/<title>([^<]*)</),
    find(/name="description" content="([^"]*)"/),
  ];
  if (title === undefined || description === undefined) return null;
  const card = find(/property="og:image" content="([^"]+)"/);
  return {
    title: decoded(title),
    description: decoded(description),
    card: card ? new URL(decoded(card)).pathname : null,
  };
}

/** Null if the site has no such page. */
export const usePublishedHead = (address: string) =>
  useQuery({
    queryKey: ['published-head', address],
    queryFn: async () => {
      const answer = await fetch(address);
      return answer.ok ? headIn(await answer.text()) : null;
    },
    staleTime: 60_000,
  }).data ?? null;
