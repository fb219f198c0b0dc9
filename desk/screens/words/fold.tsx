/** A section of a page of words that folds, with its name and whether it has changes. */
import type { ReactNode } from 'react';
import type { Field, Part, WordsPage } from '#contract/desk/words.ts';
import { useKeeping } from '../../keep/keep.ts';
import type { Folds } from './folds.ts';
import { fieldsIn } from './use-words.ts';

/** Fields by whose text a person knows an entry, best first. */
const NAMING = ['title', 'heading', 'name', 'question', 'term', 'label', 'caption'];

/** The field that names an entry; undefined where it has no text. */
function namingField(part: Part): Field | undefined {
  const texts = fieldsIn([part]).filter(({ type, value }) => type === 'text' && value !== '');
  const keyed = NAMING.flatMap((key) => texts.find(({ path }) => path.endsWith(`.${key}`)) ?? []);
  return keyed[0] ?? texts[0];
}

interface FoldProps {
  readonly page: WordsPage;
  readonly part: Part;
  /** What an entry of a list is called: "Service". Undefined for a section of the page. */
  readonly entry?: string | undefined;
  readonly folds: Folds;
  readonly children: ReactNode;
}

export function Fold({ page, part, entry, folds, children }: FoldProps) {
  const naming = entry === undefined ? undefined : namingField(part);
  const keyOf = ({ path }: Field) => `/words/${page.file}#${path}`;
  const name = useKeeping(({ typed }) =>
    naming ? String(typed[keyOf(naming)]?.value || naming.value) : '',
  );
  const isChanged = useKeeping(({ typed }) =>
    fieldsIn([part]).some(
      (field) => (field.published ?? '') !== field.value || keyOf(field) in typed,
    ),
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
      <div className="words-folded">{children}</div>
    </details>
  );
}
