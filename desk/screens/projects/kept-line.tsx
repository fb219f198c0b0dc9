/** Shows whether all values of the projects are saved, being saved, or only stored in this browser. */
import { SaveStatus as Line } from '../../parts/save-status.tsx';

export const ProjectSaveStatus = () => (
  <Line under="/projects/" idle="Saved as you go" className="kept-line" />
);
