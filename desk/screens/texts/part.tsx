/** A part of a page of texts. It is memoised, so that a key press renders only its own part. */
import { memo } from 'react';
import type { Part } from '#contract/desk/texts.ts';
import { FieldRow } from './field.tsx';
import { Fold } from './fold.tsx';
import { isFold } from './folds.ts';
import { ListPart } from './list.tsx';
import { Elsewhere } from './section.tsx';

interface PartViewProps {
  readonly part: Part;
  readonly depth?: number;
  /** The name for entries of this list. */
  readonly entry?: string;
}

export const PartView = memo(function PartView({ part, depth = 0, entry }: PartViewProps) {
  if (part.kind === 'field') return <FieldRow field={part} />;
  const isFolding = isFold(part, depth, entry !== undefined);
  const inner =
    part.kind === 'list' ? (
      <ListPart
        list={part}
        isNamed={!isFolding}
        show={(one) => <PartView part={one} depth={depth + 1} entry={part.entry} />}
      />
    ) : (
      part.parts.map((one) => <PartView key={one.path} part={one} depth={depth + 1} />)
    );
  if (part.kind === 'group' && part.words) return <Elsewhere group={part} words={part.words} />;
  if (isFolding)
    return (
      <Fold part={part} entry={entry}>
        {inner}
      </Fold>
    );
  if (part.kind === 'list') return inner;
  return (
    <fieldset className="texts-group">
      <legend>{part.label}</legend>
      {inner}
    </fieldset>
  );
});
