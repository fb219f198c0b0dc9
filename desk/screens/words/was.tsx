/** What the site shows in place of a changed value, and the way back to it. */

interface WasProps {
  readonly label: string;
  readonly text: string | null;
  readonly onReset: () => void;
}

export const Was = ({ label, text, onReset }: WasProps) => (
  <div className="words-was">
    <span>Was: {text || 'nothing'}</span>
    <button type="button" className="underlined" aria-label={`Reset: ${label}`} onClick={onReset}>
      Reset
    </button>
  </div>
);
