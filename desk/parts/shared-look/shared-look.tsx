/** How Google's results and a link shared by WhatsApp show a page. */
import css from './shared-look.module.css';

/**
 * Google cuts a title at about this width in px, in a font of this size, and a description at about this number of characters.
 */
const TITLE_PX = 600;
const TITLE_FONT = '20px Arial, Arimo, sans-serif';
const DESCRIPTION_LETTERS = 160;

let canvas: CanvasRenderingContext2D | null = null;
/** Width in px of a title in a result. */
function widthOf(title: string): number {
  canvas ??= document.createElement('canvas').getContext('2d');
  if (!canvas) return 0;
  canvas.font = TITLE_FONT;
  return canvas.measureText(title).width;
}

/** The longest part from the start that fits, cut after a word. */
function cutTo(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text;
  const words = text.split(' ');
  while (words.length > 1 && !fits(`${words.join(' ')} …`)) words.pop();
  return `${words.join(' ')} …`;
}

interface SharedLookProps {
  /** "/about" */
  readonly address: string;
  readonly title: string;
  readonly description: string;
  /** Address of the picture; null if the page has none. */
  readonly card: string | null;
  /** Which of the texts are published, not typed. */
  readonly hint: string;
}

export function SharedLook({ address, title, description, card, hint }: SharedLookProps) {
  const shownTitle = cutTo(title, (one) => widthOf(one) <= TITLE_PX);
  const shownText = cutTo(description, ({ length }) => length <= DESCRIPTION_LETTERS);
  const cut = [shownTitle !== title && 'the title', shownText !== description && 'the description'];
  const isCut = cut.filter(Boolean).join(' and ');
  const { host } = location;
  return (
    <section className={css.shared} aria-label="Search result and shared link">
      <p className="lab">In a search result</p>
      <div className={css.result}>
        <p className={css.address}>{[host, ...address.split('/').filter(Boolean)].join(' › ')}</p>
        <p className={css.title}>{shownTitle}</p>
        <p>{shownText}</p>
      </div>
      <p className="hint" role="status">
        {isCut && `Google will probably cut ${isCut}: put what matters first, or write less.`}
      </p>
      <p className="lab">As a shared link</p>
      <div className={css.card}>
        {card && <img src={card} alt="" width="1200" height="630" loading="lazy" />}
        <p className={css.cardTitle}>{title}</p>
        <p className={css.address}>{host}</p>
      </div>
      {hint && <p className="hint">{hint}</p>}
    </section>
  );
}
