/** The square beside a section with unpublished changes or unsaved values. */
import { useMemo } from 'react';
import type { Field } from '#contract/desk/texts.ts';
import { useKeepState } from '../../keep/keep.ts';
import { useEditing } from './editing.ts';

export function ChangedDot({ fields }: { readonly fields: readonly Field[] }) {
  const { file } = useEditing();
  const { differs, paths } = useMemo(
    () => ({
      differs: fields.some(({ published, value }) => (published ?? '') !== value),
      paths: new Set(fields.map(({ path }) => `/words/${file}#${path}`)),
    }),
    [fields, file],
  );
  // Evaluated on each key press: there are few unsaved values, but a page has hundreds of fields.
  const isTyped = useKeepState(({ typed }) => Object.keys(typed).some((path) => paths.has(path)));
  const isChanged = differs || isTyped;
  if (!isChanged) return null;
  return (
    <i>
      <span className="visually-hidden">changed</span>
    </i>
  );
}
