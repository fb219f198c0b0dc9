/** Says of the projects whether all is kept, on its way, or held by this browser. */
import { KeptLine as Line } from '../../parts/kept-note.tsx';

export const KeptLine = () => (
  <Line under="/projects/" idle="Saved as you go" className="kept-line" />
);
