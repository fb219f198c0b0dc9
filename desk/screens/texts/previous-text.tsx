/** The published or the standard value in place of a changed one, and restoring it. */
import { TextButton } from '../../parts/buttons.tsx';

interface PreviousTextProps {
  readonly label: string;
  readonly text: string | null;
  readonly isStandard?: boolean;
  readonly onReset: () => void;
}

export function PreviousText({ label, text, isStandard = false, onReset }: PreviousTextProps) {
  const action = isStandard ? 'Restore the standard text' : 'Reset to published';
  return (
    <div className="texts-previous">
      <span>{`${isStandard ? 'Standard' : 'Published'}: ${text || 'nothing'}`}</span>
      <TextButton aria-label={`${action}: ${label}`} onClick={onReset}>
        {action}
      </TextButton>
    </div>
  );
}
