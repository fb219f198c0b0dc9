/** A colour of the site: its swatch, its number, whether text in it is readable, and the nearest readable colour. */
import {
  COLOUR_ROLES,
  COLOURS,
  type ColourRole,
  type Colours,
  HEX_COLOUR,
  nearestReadable,
  pairsOf,
  type Scheme,
} from '#contract/colours.ts';
import { useKeepState } from '../../keep/keep.ts';
import { currentValue } from '../../keep/value-now.ts';
import { COLOUR } from '../../messages/en.ts';
import { say } from '../../messages/message.ts';
import { ErrorMessage } from '../../parts/announcements.tsx';
import { TextButton } from '../../parts/buttons.tsx';
import { NearestColour } from '../../parts/nearest-colour.tsx';
import { Conflict } from '../../parts/save-status.tsx';
import css from './colour-field.module.css';
import { PreviousText } from './previous-text.tsx';
import { type FieldProps, useKeptField } from './use-kept-field.ts';
import { fieldsIn, useTextsPage } from './use-texts.ts';

/** From this factor on a contrast is well above the minimum of WCAG. */
const WELL_ABOVE = 1.3;

/** "colours.day.accent" */
const partsOf = (path: string) => path.split('.').slice(1) as [Scheme, ColourRole];

/** All colours of one scheme as they are typed. */
function useColours(file: string, light: Scheme): Colours {
  const typed = useKeepState((state) => state.typed);
  const fields = fieldsIn(useTextsPage(file).data?.parts ?? []);
  const colours: Record<ColourRole, string> = { ...COLOURS[light] };
  for (const use of COLOUR_ROLES) {
    const path = `colours.${light}.${use}`;
    const field = fields.find((one) => one.path === path);
    const value = currentValue(typed, `/words/${file}#${path}`, field?.value ?? '');
    if (HEX_COLOUR.test(value)) colours[use] = value;
  }
  return colours;
}

export function ColourField({ file, pageLabel, field, isCurrent, onFocus }: FieldProps) {
  const { path, label, hint, published } = field;
  const [light, use] = partsOf(path);
  const id = `field-${path}`;
  const kept = useKeptField({ file, pageLabel, field });
  const colours = useColours(file, light);
  const { value, typed } = kept;
  const standard = COLOURS[light][use];
  // A background is named as the cause only if the studio has chosen it.
  const [worst] = pairsOf(colours, use).filter(({ upper }) => upper === use || value !== '');
  const isUnreadable = worst !== undefined && worst.contrast < worst.least;
  const nearest = isUnreadable ? nearestReadable(colours, use) : null;
  const isChanged = published !== null && value !== published;
  const onInput = ({ target }: { readonly target: HTMLInputElement }) =>
    kept.set(target.value.trim());
  const common = {
    onFocus: () => onFocus(path),
    'aria-invalid': typed?.is === 'refused' || isUnreadable || undefined,
    'aria-describedby': `${id}-hint ${id}-refused`,
  };
  return (
    <div className={isCurrent ? 'texts-field now' : 'texts-field'}>
      <div className={css.row}>
        <input
          {...common}
          type="color"
          className={css.swatch}
          aria-label={say(COLOUR.choose, { label })}
          value={HEX_COLOUR.test(value) ? value : colours[use]}
          onChange={onInput}
        />
        <div>
          <label htmlFor={id}>{label}</label>
          <input
            {...common}
            id={id}
            data-field={path}
            className={css.number}
            placeholder={standard}
            spellCheck={false}
            autoComplete="off"
            value={value}
            onChange={onInput}
          />
        </div>
        {value !== '' && (
          <TextButton aria-label={say(COLOUR.standardOf, { label })} onClick={() => kept.set('')}>
            {COLOUR.standard}
          </TextButton>
        )}
      </div>
      <p className="hint" id={`${id}-hint`}>
        {hint}{' '}
        <span role="status">
          {worst &&
            say(COLOUR.clear, {
              what: worst.what,
              how: isUnreadable
                ? COLOUR.hard
                : worst.contrast < worst.least * WELL_ABOVE
                  ? COLOUR.just
                  : COLOUR.well,
              contrast: worst.contrast.toFixed(1),
            })}
        </span>
      </p>
      {nearest && <NearestColour colour={nearest} onUse={kept.set} />}
      {isChanged && (
        <PreviousText
          label={label}
          text={published || `${COLOUR.standard}, ${standard}`}
          onReset={() => kept.set(published)}
        />
      )}
      <ErrorMessage id={`${id}-refused`}>
        {typed?.is === 'refused' && (isUnreadable ? COLOUR.unreadable : typed.reason)}
      </ErrorMessage>
      <Conflict field={kept} />
    </div>
  );
}
