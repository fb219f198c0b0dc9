/** One change as a sentence, with a link to its screen and the previous value. */
import { Fragment } from 'react';
import type { ChangeSide, DraftChange } from '#contract/desk/changes.ts';
import { OWN_MARK, PUBLISH } from '../../messages/en.ts';
import { capital, say } from '../../messages/message.ts';
import { TextButton, TextLink } from '../../parts/buttons.tsx';
import { MarkDrawing } from '../../parts/mark-drawing.tsx';
import css from './changes.module.css';
import { splitAtChange } from './sentences.ts';

const LONG = 180;
const short = (text: string) => (text.length > LONG ? `${text.slice(0, LONG).trimEnd()} …` : text);

/** A colour is shown as a swatch, too. */
const COLOUR = /(#[0-9a-f]{6}\b)/i;
const Text = ({ text }: { text: string }) =>
  short(text)
    .split(COLOUR)
    .map((part, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other name, and stay in this order
      <Fragment key={i}>
        {COLOUR.test(part) && <i className={css.swatch} style={{ backgroundColor: part }} />}
        {part}
      </Fragment>
    ));

/** The file name of a picture, at the end of its address. */
const fileOf = (source: string) => decodeURIComponent(source.split('/').at(-1) ?? '');

function Shown({ side, before }: { side: ChangeSide | null; before?: ChangeSide | null }) {
  if (!side) return <p className="side none">Nothing</p>;
  if (side.kind === 'pictures')
    return (
      <div className="side strip">
        {side.sources.map((source) => (
          <img key={source} src={source} alt={fileOf(source)} loading="lazy" decoding="async" />
        ))}
      </div>
    );
  if (side.kind === 'mark')
    return (
      <div className="side">
        <MarkDrawing mark={side.outline} name="" />
        <span className="visually-hidden">{OWN_MARK}</span>
      </div>
    );
  if (before?.kind !== 'words')
    return (
      <p className="side words">
        <Text text={side.text} />
      </p>
    );
  const [start, changed, end] = splitAtChange(before.text, side.text);
  return (
    <p className="side words now">
      <Text text={start} />
      {changed && (
        <mark>
          <Text text={changed} />
        </mark>
      )}
      <Text text={end} />
    </p>
  );
}

/** Removes the name of its group, which is the heading. */
const underLabel = (sentence: string, label: string) =>
  sentence.startsWith(`${label}: `) ? capital(sentence.slice(label.length + 2)) : sentence;

interface ChangeRowProps {
  readonly change: DraftChange;
  /** Undefined: it cannot be taken back alone. */
  readonly onTakeBack?: (() => void) | undefined;
}

export function ChangeRow({ change, onTakeBack }: ChangeRowProps) {
  const { sentence, group, note, place, before, after } = change;
  return (
    <li>
      <div>
        <p>{underLabel(sentence, group.label)}</p>
        {note && <p className="hint">{note}</p>}
        <div className="links">
          {place && <TextLink to={place.href}>{place.label}</TextLink>}
          {onTakeBack && (
            <TextButton
              aria-label={say(PUBLISH.takeBack, { label: sentence })}
              onClick={onTakeBack}
            >
              Take back
            </TextButton>
          )}
        </div>
      </div>
      {(before || after) && (
        <>
          <section aria-label="Before">
            <Shown side={before} />
          </section>
          <i aria-hidden="true" />
          <section aria-label="After">
            <Shown side={after} before={before} />
          </section>
        </>
      )}
    </li>
  );
}
