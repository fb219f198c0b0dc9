/** The square beside a section that differs from what is published, or in which something is typed. */
import type { Field } from '#contract/desk/words.ts';
import { useKeeping } from '../../keep/keep.ts';
import { useEditing } from './editing.ts';

export function ChangedDot({ fields }: { readonly fields: readonly Field[] }) {
  const { file } = useEditing();
  const isChanged = useKeeping(({ typed }) =>
    fields.some(
      ({ path, published, value }) =>
        (published ?? '') !== value || `/words/${file}#${path}` in typed,
    ),
  );
  if (!isChanged) return null;
  return (
    <i>
      <span className="visually-hidden">changed</span>
    </i>
  );
}
