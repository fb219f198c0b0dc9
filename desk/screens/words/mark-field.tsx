/** The studio's mark among the words of its brand. */
import type { Field, WordsPage } from '#contract/desk/words.ts';
import { useKept } from '../../keep/keep.ts';
import { Conflict } from '../../parts/kept-note.tsx';
import { useStudio } from '../../parts/studio.ts';
import { TakeMark } from '../../parts/take-mark.tsx';
import { Was } from './was.tsx';

interface MarkFieldProps {
  readonly page: WordsPage;
  readonly field: Field;
  readonly isCurrent: boolean;
  readonly onFocus: (path: string) => void;
}

export function MarkField({ page, field, isCurrent, onFocus }: MarkFieldProps) {
  const { path, label, published } = field;
  const [letter] = field.choices;
  /** In words: an outline says nothing to its reader. */
  const say = (mark: string | null) =>
    mark ? 'a mark of your own' : letter ? 'the letter' : 'the initials';
  const { me } = useStudio();
  const kept = useKept(`/words/${page.file}#${path}`, field, {
    label: `${page.label}, ${label}`,
    screen: `/words/${page.file}#${encodeURIComponent(path)}`,
  });
  const { value, typed } = kept;
  return (
    <div className={isCurrent ? 'words-field now' : 'words-field'}>
      <p className="lab">{label}</p>
      <TakeMark
        mark={value}
        letter={letter}
        name={me.studio}
        onChange={kept.set}
        fault={typed?.is === 'refused' && `${typed.reason} The site has not changed.`}
        input={{
          id: `field-${path}`,
          ...{ 'data-field': path, onFocus: () => onFocus(path) },
        }}
      />
      {value !== (published ?? '') && (
        <Was label={label} text={say(published)} onReset={() => kept.set(published ?? '')} />
      )}
      <Conflict field={kept} say={say} />
    </div>
  );
}
