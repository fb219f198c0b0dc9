/** The published value in place of a changed one, and restoring it. */
import { TextButton } from '../../parts/buttons.tsx';

interface PreviousTextProps {
  readonly label: string;
  readonly text: string | null;
  readonly onReset: () => void;
}

export const PreviousText = ({ label, text, onReset }: PreviousTextProps) => (
  <div className="texts-previous">
    <span>Was: {text || 'nothing'}</span>
    <TextButton aria-label={`Reset: ${label}`} onClick={onReset}>
      Reset
    </TextButton>
  </div>
);
