import { useParams } from 'react-router';
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
import { TextLink } from '../../parts/buttons.tsx';
import { LoadError } from '../../parts/load-error.tsx';

export function Project() {
  const { slug = '' } = useParams();
  const { data, error, refetch } = useProject(slug);
  if (data) return <Editor key={slug} view={data} />;
  return (
    <LoadError what="This project" error={error} onRetry={refetch}>
      <TextLink to="/projects">All projects</TextLink>
    </LoadError>
  );
}
