/** The words of the site: a list of pages, the texts of one page, and the page itself. */
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router';
import type { Field, Part } from '#contract/desk/words.ts';
import { useKeeping } from '../../keep/keep.ts';
import { KeptLine } from '../../parts/kept-note.tsx';
import '../../styles/words/words.css';
import '../../styles/words/phone.css';
import { FieldRow } from './field.tsx';
import { Fold } from './fold.tsx';
import { isFold, useFolds } from './folds.ts';
import { ListPart } from './list.tsx';
import { Live } from './live.tsx';
import { Pages } from './pages.tsx';
import { SharedPage } from './shared-page.tsx';
import { fieldsIn, useWordsPage } from './use-words.ts';

const NONE: readonly Part[] = [];

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
  const parts = data?.parts ?? NONE;
  const folds = useFolds(file, parts);
  const goTo = (path: string) => {
    folds.reveal(path);
    setCurrent(path);
    setSteps((count) => count + 1);
  };
  const [isWarned, setWarned] = useState(false);
  const [areAll, showAll] = useState(false);
  const fields = useMemo(() => fieldsIn(parts), [parts]);
  const open = fields.filter(({ locked }) => locked === null);
  const isThere = data !== undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: an address is followed once, not with each change of the words
  useEffect(() => {
    if (!isThere) return;
    const path = decodeURIComponent(hash.slice(1));
    const field = path ? named(fields, path) : open[0];
    if (path && field) goTo(field.path);
    else if (field) {
      folds.reveal(field.path);
      setCurrent(field.path);
    }
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

  const show = (part: Part, depth = 0, entry?: string): ReactNode => {
    if (part.kind === 'field')
      return (
        <FieldRow
          key={part.path}
          page={data}
          field={part}
          isCurrent={part.path === current}
          onFocus={setCurrent}
          isWarned={isWarned}
          onWarned={(path) => {
            setWarned(true);
            goTo(path);
          }}
        />
      );
    const isFolding = isFold(part, depth, entry !== undefined);
    const inner =
      part.kind === 'list' ? (
        <ListPart
          key={part.path}
          page={data}
          list={part}
          isNamed={!isFolding}
          show={(one) => show(one, depth + 1, part.entry)}
        />
      ) : (
        part.parts.map((one) => show(one, depth + 1))
      );
    if (isFolding)
      return (
        <Fold key={part.path} {...{ page: data, part, entry, folds }}>
          {inner}
          {file === 'pages' && folds.isOpen(part.path) && <SharedPage page={data} part={part} />}
        </Fold>
      );
    if (part.kind === 'list') return inner;
    return (
      <fieldset key={part.path} className="words-group">
        <legend>{part.label}</legend>
        {inner}
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
        {folds.count > 1 && (
          <p className="words-fold-all">
            <button
              type="button"
              className="underlined"
              onClick={() => folds.toggleAll(!folds.areAllOpen)}
            >
              {folds.areAllOpen ? 'Close all' : 'Open all'}
            </button>
          </p>
        )}
        {data.parts.map((part) => show(part))}
        <div className="words-step phone-only">
          <span>
            {at + 1} of {open.length} texts
          </span>
          <button
            type="button"
            className="button quiet"
            onClick={() => {
              folds.reveal(current);
              showAll(!areAll);
            }}
          >
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
