/** The texts of one page, and the live page beside them. */
import { useLayoutEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Part } from '#contract/desk/texts.ts';
import { QuietButton, TextButton } from '../../parts/buttons.tsx';
import { SaveStatus } from '../../parts/save-status.tsx';
import { Addresses } from './addresses.tsx';
import { EditingContext, type RemovedNotice } from './editing.ts';
import { useFolds } from './folds.ts';
import { Live } from './live.tsx';
import { namedField } from './named-field.ts';
import { PartView } from './part.tsx';
import { Steps } from './steps.tsx';
import { fieldsIn, isWritten, turnsIn, useTextsPage } from './use-texts.ts';

const NONE: readonly Part[] = [];

const focusField = (path: string) => {
  const element = document.getElementById(`field-${path}`);
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'center' });
};

/** The field that is edited, and moving the focus to another one. */
function useCurrent(file: string, parts: readonly Part[], isThere: boolean) {
  const { hash, key } = useLocation();
  const [current, setCurrent] = useState('');
  const [steps, setSteps] = useState(0);
  const folds = useFolds(file, parts);
  const fields = useMemo(() => fieldsIn(parts), [parts]);
  const open = useMemo(() => turnsIn(parts), [parts]);
  const goTo = (path: string) => {
    folds.reveal(path);
    setCurrent(path);
    setSteps((count) => count + 1);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: an address is followed once, not with each change of the words
  useLayoutEffect(() => {
    if (!isThere) return;
    const path = decodeURIComponent(hash.slice(1));
    const field = path ? namedField(fields, path) : open.find(isWritten);
    if (path && field) goTo(field.path);
    else if (field) {
      folds.reveal(field.path);
      setCurrent(field.path);
    }
  }, [isThere, hash, key]);
  // On a phone a field is shown by being the current one: only then can it take the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step to a field is one focus
  useLayoutEffect(() => {
    if (steps > 0) focusField(current);
  }, [steps]);
  return { folds, fields, open, current, setCurrent, goTo };
}

export function Editor({ file }: { readonly file: string }) {
  const { data, error, refetch } = useTextsPage(file);
  const navigate = useNavigate();
  const parts = data?.parts ?? NONE;
  const { folds, fields, open, current, setCurrent, goTo } = useCurrent(
    file,
    parts,
    data !== undefined,
  );
  const [isWarned, setWarned] = useState(false);
  const [gone, setGone] = useState<RemovedNotice | null>(null);
  const [areAll, showAll] = useState(false);

  if (error && !data)
    return (
      <div className="texts-body">
        <h1>These texts could not be loaded</h1>
        <p role="alert">{error.message}</p>
        <QuietButton onClick={() => void refetch()}>Try again</QuietButton>
      </div>
    );
  if (!data) return <div className="texts-body" />;
  const { label, live } = data;
  const onWarned = (path: string) => {
    setWarned(true);
    goTo(path);
  };
  return (
    <EditingContext
      value={{
        file,
        label,
        current,
        onFocus: setCurrent,
        isWarned,
        onWarned,
        folds,
        gone,
        setGone,
      }}
    >
      <div className={areAll ? 'texts-body all' : 'texts-body'}>
        <Addresses addresses={data.addresses} />
        <title>{`${label} · Texts · Desk`}</title>
        <h1>{label}</h1>
        <SaveStatus
          under={`/words/${file}#`}
          idle="In the order of the page. Each change is saved as you type."
        />
        {folds.count > 1 && (
          <p className="texts-fold-all">
            <TextButton onClick={() => folds.toggleAll(!folds.areAllOpen)}>
              {folds.areAllOpen ? 'Close all' : 'Open all'}
            </TextButton>
          </p>
        )}
        {parts.map((part) => (
          <PartView key={part.path} part={part} />
        ))}
        <Steps
          {...{ open, current, goTo, areAll }}
          onAll={() => {
            folds.reveal(current);
            showAll(!areAll);
          }}
        />
      </div>
      <Live
        key={file}
        address={live}
        {...{ file, fields, current }}
        onFound={(path) => {
          void navigate(`/words/${file}#${encodeURIComponent(path)}`, { replace: true });
          goTo(path);
        }}
      />
    </EditingContext>
  );
}
