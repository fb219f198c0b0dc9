/** The texts of the site: a list of pages, the texts of one page, and the live page. */
import { Link, useParams } from 'react-router';
import '../../styles/texts/texts.css';
import '../../styles/texts/folds.css';
import '../../styles/texts/list.css';
import '../../styles/texts/phone.css';
import { useKeepState } from '../../keep/keep.ts';
import { TextLink } from '../../parts/buttons.tsx';
import { Editor } from './editor.tsx';
import { useTextsPages } from './use-texts.ts';

export function TextsScreen() {
  const { page } = useParams();
  const file = page ?? 'home';
  return (
    <main className={page ? 'texts one-page' : 'texts'} id="main" tabIndex={-1}>
      <title>Texts · Desk</title>
      {page ? (
        <p className="texts-back phone-only">
          <TextLink to="/words">All pages</TextLink>
        </p>
      ) : (
        <h1 className="texts-title phone-only">Texts</h1>
      )}
      <Pages current={file} />
      <Editor key={file} file={file} />
    </main>
  );
}

/** The pages of the site; those with changes are marked. */
function Pages({ current }: { readonly current: string }) {
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
