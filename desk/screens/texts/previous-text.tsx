/** The published value in place of a changed one, and restoring it. */
import { TextButton } from '../../parts/buttons.tsx';

interface PreviousTextProps {
  readonly label: string;
  readonly text: string | null;
  readonly onReset: () => void;
}

export const PreviousText = ({ label, text, onReset }: PreviousTextProps) => (
  <div className="texts-previous">
    <span>Published: {text || 'nothing'}</span>
    <TextButton aria-label={`Reset to published: ${label}`} onClick={onReset}>
      Reset to published
    </TextButton>
  </div>
);
