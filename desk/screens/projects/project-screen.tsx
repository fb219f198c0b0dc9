import { Link, useParams } from 'react-router';
import { Editor } from './editor.tsx';
import { useProject } from './use-projects.ts';
import '../../styles/projects/list.css';
import '../../styles/projects/parts.css';
import '../../styles/projects/phone.css';
import '../../styles/project/facts.css';
import '../../styles/project/sheet.css';
import '../../styles/framing.css';
import '../../styles/project/picture.css';
import '../../styles/project/phone.css';
import '../../styles/project/picture-phone.css';
import { QuietButton } from '../../parts/buttons.tsx';

export function Project() {
  const { slug = '' } = useParams();
  const { data, error, refetch } = useProject(slug);
  if (data) return <Editor key={slug} view={data} />;
  return (
    <main className="alone" id="main" tabIndex={-1} aria-busy={!error}>
      <title>Project · Desk</title>
      {error && (
        <>
          <h1>This project could not be loaded</h1>
          <p role="alert">{error.message}</p>
          <div className="actions">
            <QuietButton onClick={() => void refetch()}>Try again</QuietButton>
            <Link className="underlined" to="/projects">
              All projects
            </Link>
          </div>
        </>
      )}
    </main>
  );
}
