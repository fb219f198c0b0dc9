/** How Google's results and a link shared by WhatsApp show a page: its title, description, address and card. */
import { useQuery } from '@tanstack/react-query';
import type { Part } from '#contract/desk/words.ts';
import { useKeeping } from '../../keep/keep.ts';
import { useStudio } from '../../parts/studio.ts';
import { useEditing } from './editing.ts';
import css from './shared-page.module.css';
import { fieldsIn, useWordsPage } from './use-words.ts';

/** Google cuts a title at about this width, in a font of this size, and a description at about so many letters. */
const TITLE_PX = 600;
const TITLE_FONT = '20px Arial, Arimo, sans-serif';
const DESCRIPTION_LETTERS = 160;

/** No search engine lists it. */
const NOT_FOUND = '/404';

/** The address of the card in a page of the site. */
const CARD = /property="og:image" content="([^"]+)"/;

let canvas: CanvasRenderingContext2D | null = null;
/** Width in px of a title in a result. */
function widthOf(title: string): number {
  canvas ??= document.createElement('canvas').getContext('2d');
  if (!canvas) return 0;
  canvas.font = TITLE_FONT;
  return canvas.measureText(title).width;
}

/** The longest beginning that fits, at the end of a word. */
function cutTo(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text;
  const words = text.split(' ');
  while (words.length > 1 && !fits(`${words.join(' ')} …`)) words.pop();
  return `${words.join(' ')} …`;
}

/** The card of the published page; null where it has none. */
const useCard = (address: string) =>
  useQuery({
    queryKey: ['card', address],
    queryFn: async () => {
      const text = await (await fetch(address)).text();
      // The desk's policy lets nothing parse HTML.
      const found = CARD.exec(text)?.[1];
      return found ? new URL(found, location.href).pathname : null;
    },
    staleTime: 60_000,
  });

/** The studio's name as the draft has it; until that is here, the published one. */
function useStudioName(): string {
  const { me } = useStudio();
  const { data } = useWordsPage('site');
  const saved = fieldsIn(data?.parts ?? []).find(({ path }) => path === 'fullName')?.value;
  const typed = useKeeping((state) => state.typed['/words/site#fullName']?.value);
  return String(typed ?? saved ?? me.studio);
}

interface SharedPageProps {
  /** The texts of one address in `pages.yaml`. */
  readonly part: Part;
}

export function SharedPage({ part }: SharedPageProps) {
  const { file } = useEditing();
  const address = part.path;
  const studio = useStudioName();
  const card = useCard(address).data;
  const fields = fieldsIn([part]);
  const read = (key: string) => {
    const field = fields.find(({ path }) => path === `${address}.${key}`);
    return { path: `/words/${file}#${address}.${key}`, saved: field?.value ?? '' };
  };
  const [title, description] = [read('title'), read('description')];
  const typedTitle = useKeeping(({ typed }) => typed[title.path]?.value ?? title.saved);
  const typedText = useKeeping(({ typed }) => typed[description.path]?.value ?? description.saved);
  const [own, text] = [String(typedTitle), String(typedText)];
  // A text with numbers of the site has several forms, none of which is shown as it is.
  if (own === '' || text === '' || address === NOT_FOUND) return null;
  const whole = address === '/' ? own : `${own} · ${studio}`;
  const shownTitle = cutTo(whole, (one) => widthOf(one) <= TITLE_PX);
  const shownText = cutTo(text, ({ length }) => length <= DESCRIPTION_LETTERS);
  const cut = [shownTitle !== whole && 'the title', shownText !== text && 'the description'];
  const isCut = cut.filter(Boolean).join(' and ');
  const { host } = location;
  return (
    <section className={css.shared} aria-label="Elsewhere">
      <p className="lab">In a search result</p>
      <div className={css.result}>
        <p className={css.address}>
          {host}
          {address === '/' ? '' : ` › ${address.slice(1)}`}
        </p>
        <p className={css.title}>{shownTitle}</p>
        <p>{shownText}</p>
      </div>
      <p className="hint" role="status">
        {isCut && `Google will probably cut ${isCut}: put what matters first, or write less.`}
      </p>
      <p className="lab">As a shared link</p>
      <div className={css.card}>
        {card && <img src={card} alt="" width="1200" height="630" loading="lazy" />}
        <p className={css.cardTitle}>{whole}</p>
        <p className={css.address}>{host}</p>
      </div>
      {card && (
        <p className="hint">The picture is the published one. It changes when you publish.</p>
      )}
    </section>
  );
}
