/** The accent colour, chosen by eye. */
import { HEX_COLOUR, nearestReadable, COLOURS as STANDARD } from '#contract/colours.ts';
import { COLOUR } from '../../messages/en.ts';
import { ErrorMessage } from '../../parts/announcements.tsx';
import { faultSentence } from '../../parts/form-field.tsx';
import { NearestColour } from '../../parts/nearest-colour.tsx';
import css from './studio.module.css';
import type { Studio } from './use-studio-form.ts';

/** All of them are readable on the site's background. */
const COLOURS = [
  ['#9a3b22', 'Terracotta'],
  ['#7a4a1e', 'Teak'],
  ['#6f5410', 'Ochre'],
  ['#4d5a1f', 'Moss'],
  ['#2f5d50', 'Pine'],
  ['#1f5a66', 'Teal'],
  ['#27507a', 'Indigo'],
  ['#4a4080', 'Violet'],
  ['#76325f', 'Plum'],
  ['#8c2f45', 'Madder'],
  ['#3c4340', 'Slate'],
  ['#1e2321', 'Ink'],
] as const;
const FIRST = COLOURS[0][0];

export function Colour({ studio }: { readonly studio: Studio }) {
  const { form, faults, change } = studio;
  const accent = form.accent || FIRST;
  const nearest = HEX_COLOUR.test(accent)
    ? nearestReadable({ ...STANDARD.day, accent }, 'accent')
    : null;
  const isHardToRead = nearest !== null && nearest !== accent.toLowerCase();
  const isOwn = !COLOURS.some(([colour]) => colour === accent.toLowerCase());
  return (
    <fieldset className={css.colours}>
      <legend>Accent colour: buttons, links and the logo in the browser’s tab</legend>
      <div className={css.swatches}>
        {COLOURS.map(([colour, name]) => (
          <label key={colour} className={css.swatch} style={{ background: colour }}>
            <input
              type="radio"
              name="accent"
              className="visually-hidden"
              checked={accent.toLowerCase() === colour}
              onChange={() => change({ accent: colour })}
            />
            <span className="visually-hidden">{name}</span>
          </label>
        ))}
        <label className={css.own} data-chosen={isOwn || undefined}>
          <input
            type="color"
            value={accent}
            aria-invalid={faults.accent ? true : undefined}
            onChange={({ target }) => change({ accent: target.value })}
          />
          Another colour
        </label>
      </div>
      <ErrorMessage>
        {faults.accent
          ? faultSentence('The colour', faults.accent)
          : isHardToRead && COLOUR.tooLight}
      </ErrorMessage>
      {isHardToRead && (
        <NearestColour colour={nearest} onUse={(colour) => change({ accent: colour })} />
      )}
    </fieldset>
  );
}
