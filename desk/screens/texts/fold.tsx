/** A section of a page of texts that can be folded, with its name and whether it has changes. */
import { type ReactNode, useMemo } from 'react';
import type { Field, Part } from '#contract/desk/texts.ts';
import { NAMING } from '#contract/entry-name.ts';
import { useKeepState } from '../../keep/keep.ts';
import { ChangedDot } from './changed-dot.tsx';
import { useEditing } from './editing.ts';
import { Section } from './section.tsx';
import { SharedPage } from './shared-page.tsx';
import { fieldsIn } from './use-texts.ts';

/** The field that names an entry; undefined if it has no text. */
export function namingField(part: Part): Field | undefined {
  const texts = fieldsIn([part]).filter(({ type, value }) => type === 'text' && value !== '');
  // Its own fields, not those of a list inside it.
  const keys = NAMING.map((key) => `${part.path}.${key}`);
  const keyed = keys.flatMap((key) => texts.find(({ path }) => path === key) ?? []);
  return keyed[0] ?? texts[0];
}

interface FoldProps {
  readonly part: Exclude<Part, Field>;
  /** The name for entries of this list: "Service". Undefined for a section of the page. */
  readonly entry?: string | undefined;
  readonly children: ReactNode;
}

export function Fold({ part, entry, children }: FoldProps) {
  const { file, folds } = useEditing();
  const fields = useMemo(() => fieldsIn([part]), [part]);
  const naming = entry === undefined ? undefined : namingField(part);
  const name = useKeepState(({ typed }) =>
    naming ? String(typed[`/words/${file}#${naming.path}`]?.value || naming.value) : '',
  );
  const label = name ? `${entry}: ${name}` : part.label;
  const Name = entry === undefined ? 'h2' : 'span';
  const { hide } = part;
  const isOpen = folds.isOpen(part.path);
  const folded = (
    <div className="texts-folded" hidden={hide !== undefined && !isOpen}>
      {children}
      {file === 'pages' && isOpen && <SharedPage part={part} />}
    </div>
  );
  const fold = (
    <details
      className={entry === undefined ? 'fold texts-fold' : 'fold texts-fold inner'}
      aria-label={hide ? undefined : label}
      open={isOpen}
      onToggle={({ currentTarget, target }) => {
        if (target === currentTarget) folds.toggle(part.path, currentTarget.open);
      }}
    >
      <summary>
        <Name className="texts-fold-name">{label}</Name>
        <ChangedDot fields={fields} />
      </summary>
      {!hide && folded}
    </details>
  );
  if (!hide) return fold;
  // The switch is between the two, and is visible while the section is folded.
  return (
    <Section hide={hide} head={fold}>
      {folded}
    </Section>
  );
}
