/** The texts of the site: a list of pages, the texts of one page, and the live page. */
import { Link, useParams } from 'react-router';
import '../../styles/words/words.css';
import '../../styles/words/folds.css';
import '../../styles/words/list.css';
import '../../styles/words/phone.css';
import { Editor } from './editor.tsx';
import { Pages } from './pages.tsx';

export function Words() {
  const { page } = useParams();
  const file = page ?? 'home';
  return (
    <main className={page ? 'words one-page' : 'words'} id="main" tabIndex={-1}>
      <title>Texts · Desk</title>
      {page ? (
        <p className="words-back phone-only">
          <Link className="underlined" to="/words">
            All pages
          </Link>
        </p>
      ) : (
        <h1 className="words-title phone-only">Texts</h1>
      )}
      <Pages current={file} />
      <Editor key={file} file={file} />
    </main>
  );
}
