/** A logo: the studio's own outline, or its letter or the initials of its name under the arch. */
import { ARCH, ARCH_LINE, INITIALS_AT, initialsOf } from '#contract/mark.ts';
import css from './mark-drawing.module.css';

interface MarkDrawingProps {
  readonly mark: string;
  readonly letter?: string | undefined;
  readonly name: string;
}

export function MarkDrawing({ mark, letter, name }: MarkDrawingProps) {
  return (
    <svg viewBox="0 0 37 37" className={css.mark} aria-hidden="true">
      {mark ? (
        <path d={mark} fill="currentColor" />
      ) : (
        <>
          <path d={ARCH} fill="none" stroke="currentColor" strokeWidth={ARCH_LINE} />
          {letter ? (
            <path d={letter} fill="currentColor" />
          ) : (
            <text
              x={INITIALS_AT.x}
              y={INITIALS_AT.y}
              textAnchor="middle"
              fontSize={INITIALS_AT.size}
              fill="currentColor"
            >
              {initialsOf(name)}
            </text>
          )}
        </>
      )}
    </svg>
  );
}
