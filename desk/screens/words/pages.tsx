/** The pages of the site, with a mark at those that have changes. */
import { Link } from 'react-router';
import { useKeeping } from '../../keep/keep.ts';
import { useWordsPages } from './use-words.ts';

export function Pages({ current }: { readonly current: string }) {
  const { data } = useWordsPages();
  const typed = useKeeping((state) => state.typed);
  const pages = data?.pages ?? [];
  const shown = (isShared: boolean) =>
    pages
      .filter((page) => page.isShared === isShared)
      .map(({ file, label, isChanged }) => (
        <li key={file}>
          <Link to={`/words/${file}`} aria-current={file === current ? 'page' : undefined}>
            {label}
            {(isChanged || Object.keys(typed).some((key) => key.startsWith(`/words/${file}#`))) && (
              <i>
                <span className="visually-hidden">changed</span>
              </i>
            )}
          </Link>
        </li>
      ));
  return (
    <nav className="words-pages" aria-label="Pages">
      <ul>{shown(false)}</ul>
      <ul>{shown(true)}</ul>
      <ul>
        <li>
          <Link to="/pictures">All pictures</Link>
        </li>
        <li>
          <Link to="/hours">Opening hours</Link>
        </li>
      </ul>
    </nav>
  );
}
