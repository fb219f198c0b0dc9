/** The head of a section that can be hidden from the page, with its switch. */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Field, Part } from '#contract/desk/words.ts';
import { useKept } from '../../keep/keep.ts';
import { WORDS } from '../../messages/en.ts';
import { Conflict } from '../../parts/kept-note.tsx';
import { useEditing } from './editing.ts';

interface SectionProps {
  readonly hide: Field;
  /** Its words, which fold; or where they are. */
  readonly children: ReactNode;
}

export function Section({ hide, children }: SectionProps) {
  const { file, label: page, current, onFocus } = useEditing();
  const { path, label } = hide;
  const kept = useKept(`/words/${file}#${path}`, hide, {
    label: `${page}, ${label}`,
    screen: `/words/${file}#${encodeURIComponent(path)}`,
  });
  const { value, typed } = kept;
  const isHidden = value !== '';
  const className = ['words-section', isHidden && 'hidden', path === current && 'now'];
  return (
    <div className={className.filter(Boolean).join(' ')}>
      {children}
      <button
        type="button"
        role="switch"
        className="switch"
        id={`field-${path}`}
        data-field={path}
        aria-checked={!isHidden}
        onFocus={() => onFocus(path)}
        onClick={() => kept.set(isHidden ? '' : 'yes')}
      >
        <i aria-hidden="true" />
        <span>{isHidden ? WORDS.isHidden : WORDS.isShown}</span>
        <span className="words-section-name">{label}</span>
      </button>
      <p className="trouble" role="alert">
        {typed?.is === 'refused' && typed.reason}
      </p>
      <Conflict field={kept} say={(one) => (one === '' ? WORDS.isShown : WORDS.isHidden)} />
    </div>
  );
}

type Group = Extract<Part, { readonly kind: 'group' }>;
interface ElsewhereProps {
  readonly group: Group;
  readonly words: NonNullable<Group['words']>;
}

/** A section whose words stand on several pages. */
export const Elsewhere = ({ group: { label, hide }, words }: ElsewhereProps) => (
  <div className="words-elsewhere">
    <h2 className="words-fold-name">{label}</h2>
    {hide && (hide.published ?? '') !== hide.value && (
      <i>
        <span className="visually-hidden">changed</span>
      </i>
    )}
    <Link className="underlined" to={`/words/${words.file}`}>
      {WORDS.itsWords}
      <span className="visually-hidden"> {label}</span>
    </Link>
  </div>
);
