/** The texts of the site: a list of pages, the texts of one page, and the live page. */
import { Link, useParams } from 'react-router';
import '../../styles/texts/texts.css';
import '../../styles/texts/folds.css';
import '../../styles/texts/list.css';
import '../../styles/texts/phone.css';
import { Editor } from './editor.tsx';
import { Pages } from './pages.tsx';

export function TextsScreen() {
  const { page } = useParams();
  const file = page ?? 'home';
  return (
    <main className={page ? 'texts one-page' : 'texts'} id="main" tabIndex={-1}>
      <title>Texts · Desk</title>
      {page ? (
        <p className="texts-back phone-only">
          <Link className="underlined" to="/words">
            All pages
          </Link>
        </p>
      ) : (
        <h1 className="texts-title phone-only">Texts</h1>
      )}
      <Pages current={file} />
      <Editor key={file} file={file} />
    </main>
  );
}
