/** On a phone: shows one text after another, or all. */
import type { Field } from '#contract/desk/texts.ts';
import { Button, QuietButton } from '../../parts/buttons.tsx';

interface StepsProps {
  /** The editable fields, including switches of sections. */
  readonly open: readonly Field[];
  readonly current: string;
  readonly goTo: (path: string) => void;
  readonly areAll: boolean;
  readonly onAll: () => void;
}

export function Steps({ open, current, goTo, areAll, onAll }: StepsProps) {
  const at = open.findIndex(({ path }) => path === current);
  const next = open[(at + 1) % open.length];
  return (
    <div className="texts-step phone-only">
      <span>
        {at >= 0 && `${at + 1} of `}
        {open.length} texts
      </span>
      <QuietButton onClick={onAll}>{areAll ? 'One by one' : 'All'}</QuietButton>
      {!areAll && next && <Button onClick={() => goTo(next.path)}>Next text</Button>}
    </div>
  );
}
