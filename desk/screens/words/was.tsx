/** The published value in place of a changed one, and restoring it. */
import { TextButton } from '../../parts/buttons.tsx';

interface WasProps {
  readonly label: string;
  readonly text: string | null;
  readonly onReset: () => void;
}

export const Was = ({ label, text, onReset }: WasProps) => (
  <div className="words-was">
    <span>Was: {text || 'nothing'}</span>
    <TextButton aria-label={`Reset: ${label}`} onClick={onReset}>
      Reset
    </TextButton>
  </div>
);
