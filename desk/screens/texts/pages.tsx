/** The pages of the site; those with changes are marked. */
import { Link } from 'react-router';
import { useKeepState } from '../../keep/keep.ts';
import { useTextsPages } from './use-texts.ts';

export function Pages({ current }: { readonly current: string }) {
  const { data, isPending } = useTextsPages();
  /** Files with unsaved values. */
  const typedIn = useKeepState(({ typed }) =>
    (data?.pages ?? [])
      .filter(({ file }) => Object.keys(typed).some((key) => key.startsWith(`/words/${file}#`)))
      .map(({ file }) => file)
      .join('\n'),
  ).split('\n');
  const pages = data?.pages ?? [];
  const shown = (isShared: boolean) =>
    pages
      .filter((page) => page.isShared === isShared)
      .map(({ file, label, isChanged }) => (
        <li key={file}>
          <Link to={`/words/${file}`} aria-current={file === current ? 'page' : undefined}>
            {label}
            {(isChanged || typedIn.includes(file)) && (
              <i>
                <span className="visually-hidden">changed</span>
              </i>
            )}
          </Link>
        </li>
      ));
  return (
    <nav className="texts-pages" aria-label="Pages">
      <ul>{shown(false)}</ul>
      <ul>{shown(true)}</ul>
      {/* After the lists above it, so that nothing moves under the pointer. */}
      {!isPending && (
        <ul>
          <li>
            <Link to="/pictures">All pictures</Link>
          </li>
          <li>
            <Link to="/hours">Opening hours</Link>
          </li>
        </ul>
      )}
    </nav>
  );
}
