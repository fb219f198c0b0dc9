/** A section that can be hidden from the page: its heading, its switch, and its texts. */
import type { ReactNode } from 'react';
import type { Field, Part } from '#contract/desk/texts.ts';
import { TEXTS } from '../../messages/en.ts';
import { say } from '../../messages/message.ts';
import { ErrorMessage } from '../../parts/announcements.tsx';
import { TextLink } from '../../parts/buttons.tsx';
import { Conflict } from '../../parts/save-status.tsx';
import { ChangedDot } from './changed-dot.tsx';
import { useEditing } from './editing.ts';
import { useKeptField } from './use-kept-field.ts';
import { fieldsIn } from './use-texts.ts';

interface SectionProps {
  readonly hide: Field;
  readonly head: ReactNode;
  /** Its texts, if they are on this page. */
  readonly children?: ReactNode;
}

export function Section({ hide, head, children }: SectionProps) {
  const { file, label: page, current, onFocus } = useEditing();
  const { path, label } = hide;
  const kept = useKeptField({ file, pageLabel: page, field: hide });
  const { value, typed } = kept;
  const isHidden = value !== '';
  const className = ['texts-section', isHidden && 'hidden', path === current && 'now'];
  return (
    <fieldset className={className.filter(Boolean).join(' ')} aria-label={label}>
      {head}
      <button
        type="button"
        role="switch"
        className="switch"
        id={`field-${path}`}
        data-field={path}
        aria-checked={!isHidden}
        aria-label={say(TEXTS.shownOnPage, { name: label })}
        onFocus={() => onFocus(path)}
        onClick={() => kept.set(isHidden ? '' : 'yes')}
      >
        <i aria-hidden="true" />
        <span>{isHidden ? TEXTS.isHidden : TEXTS.isShown}</span>
        <span className="texts-section-name">{label}</span>
      </button>
      <ErrorMessage>{typed?.is === 'refused' && typed.reason}</ErrorMessage>
      <Conflict field={kept} say={(one) => (one === '' ? TEXTS.isShown : TEXTS.isHidden)} />
      {children}
    </fieldset>
  );
}

type Group = Extract<Part, { readonly kind: 'group' }>;
interface ElsewhereProps {
  readonly group: Group;
  readonly words: NonNullable<Group['words']>;
}

/** A link for a section whose texts are on several pages. */
export function Elsewhere({ group, words }: ElsewhereProps) {
  const { label, hide } = group;
  const head = (
    <div className="texts-elsewhere">
      <h2 className="texts-fold-name">{label}</h2>
      <ChangedDot fields={fieldsIn([group])} />
      <TextLink to={`/words/${words.file}`}>
        {TEXTS.editTexts}
        <span className="visually-hidden"> {label}</span>
      </TextLink>
    </div>
  );
  return hide ? <Section hide={hide} head={head} /> : head;
}
