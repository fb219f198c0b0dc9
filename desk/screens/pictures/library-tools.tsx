/** Search and filter above a list of pictures. */
import { type ReactNode, useState } from 'react';
import type { LibraryPicture } from '#contract/desk/pictures.ts';
import css from './library-tools.module.css';
import { matches } from './use-pictures.ts';

const UNUSED = 'unused';

/** @returns the matching pictures, and the controls; `more` is shown beside them */
export function useLibraryFilter(pictures: readonly LibraryPicture[]) {
  const [search, setSearch] = useState('');
  const [group, setGroup] = useState('');
  const groups = [...new Set(pictures.map((picture) => picture.group))];
  const isIn = (picture: LibraryPicture) =>
    group === UNUSED ? picture.uses.length === 0 : group === '' || picture.group === group;
  const shown = pictures.filter((picture) => isIn(picture) && matches(picture, search));
  const tools = (more?: ReactNode) => (
    <div className={css.tools}>
      <input
        type="search"
        placeholder="Search"
        aria-label="Search pictures"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <select aria-label="Show" value={group} onChange={({ target }) => setGroup(target.value)}>
        <option value="">All pictures</option>
        <option value={UNUSED}>Not shown anywhere</option>
        {groups.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      {more}
    </div>
  );
  return { shown, tools };
}
