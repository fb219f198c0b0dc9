import { useEffect } from 'react';
import type { ShownProject } from './portfolio-types.ts';
import { photoAt } from './project-in-view.ts';

/** Puts the open picture and its project, or the open project, in front of the page's title. */
export function useTitle(project: ShownProject | undefined, n: number | undefined) {
  const picture = project && n ? `${photoAt(project, n).title}, ` : '';
  const name = project && picture + project.title;
  useEffect(() => {
    if (!name) return;
    const page = document.title;
    const title = `${name} · ${page}`;
    document.title = title;
    return () => {
      // The next page may have set its own title by now.
      if (document.title === title) document.title = page;
    };
  }, [name]);
}
