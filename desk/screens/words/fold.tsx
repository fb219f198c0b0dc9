/** A section of a page of words that folds, with its name and whether it has changes. */
import { type ReactNode, useMemo } from 'react';
import type { Field, Part } from '#contract/desk/words.ts';
import { useKeeping } from '../../keep/keep.ts';
import { useEditing } from './editing.ts';
import { SharedPage } from './shared-page.tsx';
import { fieldsIn } from './use-words.ts';

/** Fields by whose text a person knows an entry, best first. */
const NAMING = ['title', 'heading', 'name', 'question', 'term', 'label', 'caption'];

/** The field that names an entry; undefined where it has no text. */
export function namingField(part: Part): Field | undefined {
  const texts = fieldsIn([part]).filter(({ type, value }) => type === 'text' && value !== '');
  // Its own, not those of a list inside of it.
  const keys = NAMING.map((key) => `${part.path}.${key}`);
  const keyed = keys.flatMap((key) => texts.find(({ path }) => path === key) ?? []);
  return keyed[0] ?? texts[0];
}

interface FoldProps {
  readonly part: Part;
  /** What an entry of a list is called: "Service". Undefined for a section of the page. */
  readonly entry?: string | undefined;
  readonly children: ReactNode;
}

export function Fold({ part, entry, children }: FoldProps) {
  const { file, folds } = useEditing();
  const fields = useMemo(() => fieldsIn([part]), [part]);
  const naming = entry === undefined ? undefined : namingField(part);
  const keyOf = ({ path }: Field) => `/words/${file}#${path}`;
  const name = useKeeping(({ typed }) =>
    naming ? String(typed[keyOf(naming)]?.value || naming.value) : '',
  );
  const isChanged = useKeeping(({ typed }) =>
    fields.some((field) => (field.published ?? '') !== field.value || keyOf(field) in typed),
  );
  const label = name ? `${entry}: ${name}` : part.label;
  const Name = entry === undefined ? 'h2' : 'span';
  return (
    <details
      className={entry === undefined ? 'words-fold' : 'words-fold inner'}
      aria-label={label}
      open={folds.isOpen(part.path)}
      onToggle={({ currentTarget, target }) => {
        if (target === currentTarget) folds.toggle(part.path, currentTarget.open);
      }}
    >
      <summary>
        <Name className="words-fold-name">{label}</Name>
        {isChanged && (
          <i>
            <span className="visually-hidden">changed</span>
          </i>
        )}
      </summary>
      <div className="words-folded">
        {children}
        {file === 'pages' && folds.isOpen(part.path) && <SharedPage part={part} />}
      </div>
    </details>
  );
}
