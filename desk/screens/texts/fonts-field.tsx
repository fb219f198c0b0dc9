/** The pair of fonts, each name in its own font. */
import { useEffect } from 'react';
import { deskFont } from '#contract/desk/fonts.ts';
import { FONTS, fontPair, fontTokens, PAIR_NAMES, STANDARD_FONTS } from '#contract/fonts.ts';
import { FONT_PAIRS } from '../../messages/en.ts';
import { ErrorMessage } from '../../parts/announcements.tsx';
import { Conflict } from '../../parts/save-status.tsx';
import { refusalOf } from '../../parts/unsaved-value.tsx';
import css from './fonts-field.module.css';
import { PreviousText } from './previous-text.tsx';
import { type FieldProps, useKeptField } from './use-kept-field.ts';

/** The desk's own style sheet has the standard pair; the others are loaded when they are shown. */
function useAllFonts() {
  useEffect(() => {
    const { display, text } = fontPair();
    const faces = FONTS.filter((font) => font !== display && font !== text).map(
      ({ family, file, weight }) => new FontFace(family, `url(${deskFont(file)})`, { weight }),
    );
    for (const face of faces) document.fonts.add(face);
    return () => {
      for (const face of faces) document.fonts.delete(face);
    };
  }, []);
}

export function FontsField({ file, pageLabel, field, isCurrent, onFocus }: FieldProps) {
  const { path, label, hint, published } = field;
  const id = `field-${path}`;
  const kept = useKeptField({ file, pageLabel, field });
  useAllFonts();
  const chosen = fontPair(kept.value);
  return (
    <fieldset
      className={isCurrent ? 'texts-field now' : 'texts-field'}
      aria-describedby={`${id}-hint ${id}-refused`}
    >
      <legend className="lab">{label}</legend>
      <p className="hint" id={`${id}-hint`}>
        {hint}
      </p>
      {PAIR_NAMES.map((name) => {
        const pair = fontPair(name);
        return (
          <label key={name} className={css.pair} style={fontTokens(pair)}>
            <input
              type="radio"
              name={id}
              id={pair === chosen ? id : undefined}
              data-field={path}
              checked={pair === chosen}
              onFocus={() => onFocus(path)}
              onChange={() => kept.set(name === STANDARD_FONTS ? '' : name)}
            />
            <span>
              <b className={css.display}>{pair.display.family}</b>
              <span className={css.text}>{FONT_PAIRS[name]}</span>
            </span>
          </label>
        );
      })}
      {fontPair(published ?? '') !== chosen && (
        <PreviousText
          label={label}
          text={published || STANDARD_FONTS}
          onReset={() => kept.set(published ?? '')}
        />
      )}
      <ErrorMessage id={`${id}-refused`}>{refusalOf(kept.typed)}</ErrorMessage>
      <Conflict field={kept} say={(name) => name || STANDARD_FONTS} />
    </fieldset>
  );
}
