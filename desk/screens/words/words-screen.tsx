/** The words of the site: a list of pages, the texts of one page, and the page itself. */
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router';
import type { Field, Part } from '#contract/desk/words.ts';
import { useKeeping } from '../../keep/keep.ts';
import { KeptLine } from '../../parts/kept-note.tsx';
import '../../styles/words/words.css';
import '../../styles/words/phone.css';
import { FieldRow } from './field.tsx';
import { ListPart } from './list.tsx';
import { Live } from './live.tsx';
import { Pages } from './pages.tsx';
import { fieldsIn, useWordsPage } from './use-words.ts';

/** The field that an address names; for a group or list its first field. */
const named = (fields: readonly Field[], hash: string) =>
  fields.find(({ path, place }) => path === hash || place === hash) ??
  fields.find(({ path, place }) => [path, place].some((one) => one.startsWith(`${hash}.`))) ??
  fields.findLast(({ place }) => hash.startsWith(`${place}.`));

const focusField = (path: string) => {
  const element = document.getElementById(`field-${path}`);
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'center' });
};

function Editor({ file }: { readonly file: string }) {
  const { data, error, refetch } = useWordsPage(file);
  const typed = useKeeping((state) => state.typed);
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [current, setCurrent] = useState('');
  const [steps, setSteps] = useState(0);
  const goTo = (path: string) => {
    setCurrent(path);
    setSteps((count) => count + 1);
  };
  const [areAll, showAll] = useState(false);
  const fields = useMemo(() => fieldsIn(data?.parts ?? []), [data]);
  const open = fields.filter(({ locked }) => locked === null);
  const isThere = data !== undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: an address is followed once, not with each change of the words
  useEffect(() => {
    if (!isThere) return;
    const path = decodeURIComponent(hash.slice(1));
    const field = path ? named(fields, path) : open[0];
    if (path && field) goTo(field.path);
    else setCurrent(field?.path ?? '');
  }, [isThere, hash]);
  // On a phone a field is shown by being the current one: only then can it take the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step to a field is one focus
  useEffect(() => {
    if (steps > 0) focusField(current);
  }, [steps]);

  if (error && !data)
    return (
      <div className="words-texts">
        <h1>These texts could not be loaded</h1>
        <p role="alert">{error.message}</p>
        <button type="button" className="button quiet" onClick={() => void refetch()}>
          Try again
        </button>
      </div>
    );
  if (!data) return <div className="words-texts" />;

  const show = (part: Part): ReactNode => {
    if (part.kind === 'field')
      return (
        <FieldRow
          key={part.path}
          page={data}
          field={part}
          isCurrent={part.path === current}
          onFocus={setCurrent}
        />
      );
    if (part.kind === 'list')
      return <ListPart key={part.path} page={data} list={part} show={show} />;
    return (
      <fieldset key={part.path} className="words-group">
        <legend>{part.label}</legend>
        {part.parts.map(show)}
      </fieldset>
    );
  };
  const at = open.findIndex(({ path }) => path === current);
  const go = (by: number) => {
    const next = open[(at + by + open.length) % open.length];
    if (!next) return;
    goTo(next.path);
  };
  return (
    <>
      <div className={areAll ? 'words-texts all' : 'words-texts'}>
        <title>{`${data.label} · Words · Desk`}</title>
        <h1>{data.label}</h1>
        <KeptLine
          under={`/words/${file}#`}
          idle="In the order of the page. Each change is saved as you type."
        />
        {data.parts.map(show)}
        <div className="words-step phone-only">
          <span>
            {at + 1} of {open.length} texts
          </span>
          <button type="button" className="button quiet" onClick={() => showAll(!areAll)}>
            {areAll ? 'One by one' : 'All'}
          </button>
          {!areAll && (
            <button type="button" className="button" onClick={() => go(1)}>
              Next text
            </button>
          )}
        </div>
      </div>
      <Live
        key={file}
        address={data.live}
        fields={fields}
        wordsOf={({ path, value }) => String(typed[`/words/${file}#${path}`]?.value ?? value)}
        current={current}
        onFound={(path) => {
          void navigate(`/words/${file}#${encodeURIComponent(path)}`, { replace: true });
          goTo(path);
        }}
      />
    </>
  );
}

export function Words() {
  const { page } = useParams();
  const file = page ?? 'home';
  return (
    <main className={page ? 'words one-page' : 'words'} id="main" tabIndex={-1}>
      <title>Words · Desk</title>
      <p className="words-back phone-only">
        <Link className="underlined" to={page ? '/words' : '/'}>
          {page ? 'All pages' : 'Enquiries'}
        </Link>
      </p>
      <Pages current={file} />
      <Editor key={file} file={file} />
    </main>
  );
}
