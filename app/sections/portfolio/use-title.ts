import { useEffect } from 'react';
import type { ShownProject } from './portfolio-types.ts';
import { photoAt } from './project-in-view.ts';

/** What is open comes first in the page's title: the picture and its project, or the project. */
export function useTitle(project: ShownProject | undefined, n: number | undefined) {
  const picture = project && n ? `${photoAt(project, n).title}, ` : '';
  const name = project && picture + project.title;
  useEffect(() => {
    if (!name) return;
    const page = document.title;
    const title = `${name} · ${page}`;
    document.title = title;
    return () => {
      // The next page may have said its own by now.
      if (document.title === title) document.title = page;
    };
  }, [name]);
}
