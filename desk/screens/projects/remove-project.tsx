/** A project is taken away at once; the list offers the way back. */
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ask } from '../../api.ts';
import { projectPath, renewProjects } from './use-projects.ts';

export function RemoveProject({ slug, title }: { readonly slug: string; readonly title: string }) {
  const [trouble, setTrouble] = useState('');
  const navigate = useNavigate();
  const remove = () =>
    ask(projectPath(slug), undefined, 'DELETE')
      .then(() => navigate('/projects', { state: { removed: { slug, title } } }))
      .then(() => renewProjects())
      .catch((error: Error) => setTrouble(error.message));
  return (
    <div className="project-remove">
      <button type="button" className="underlined" onClick={() => void remove()}>
        Take this project away
      </button>
      <p className="trouble" role="alert">
        {trouble}
      </p>
    </div>
  );
}
