/** A page header with the studio's name, logo and colour, in the light and the dark scheme. */
import type { AccentColours, StudioForm } from '#contract/desk/studio.ts';
import { useResponse } from '../../api.ts';
import { MarkDrawing } from '../../parts/mark-drawing.tsx';
import css from './preview.module.css';

const LIGHTS = { day: 'Light mode', night: 'Dark mode' } as const;

export function Preview({ form }: { readonly form: StudioForm }) {
  const accent = form.accent || '#9a3b22';
  const path = `/studio/colours?accent=${encodeURIComponent(accent)}`;
  const { data } = useResponse<AccentColours>(['studio-colours', accent], path, {
    placeholderData: (before) => before,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!data) return <div className={css.previews} />;
  return (
    <div className={css.previews} aria-hidden="true">
      {(Object.keys(LIGHTS) as (keyof typeof LIGHTS)[]).map((light) => {
        const colours = data[light];
        return (
          <figure key={light}>
            <div
              className={css.preview}
              style={{ background: colours.background, color: colours.text }}
            >
              <p className={css.brand}>
                <MarkDrawing mark={form.mark} name={form.name} />
                <b>{form.name || 'Your studio'}</b>
              </p>
              <p className={css.headline}>{form.nameDevanagari || 'Homes, drawn and built.'}</p>
              <p>
                <span
                  className={css.press}
                  style={{ background: colours.accent, color: colours['on-accent'] }}
                >
                  Enquire Now
                </span>{' '}
                <span className={css.link} style={{ borderColor: colours.accent }}>
                  See what we do
                </span>
              </p>
            </div>
            <figcaption className="hint">{LIGHTS[light]}</figcaption>
          </figure>
        );
      })}
    </div>
  );
}
