/** Start with my own studio: one form with the studio's facts, from which the draft of its site is made. */
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { BRAND_ONLY_OWNERS } from '#contract/desk/roles.ts';
import type { StudioForm, StudioState } from '#contract/desk/studio.ts';
import { useKeepState } from '../../keep/keep.ts';
import { ErrorMessage } from '../../parts/announcements.tsx';
import { Button, TextLink } from '../../parts/buttons.tsx';
import { Confirm } from '../../parts/confirm.tsx';
import { LoadError } from '../../parts/load-error.tsx';
import { Conflict, SaveStatus } from '../../parts/save-status.tsx';
import { useStudio } from '../../parts/studio.ts';
import { useFaultFocus } from '../../parts/use-fault-focus.ts';
import { Fields } from './fields.tsx';
import css from './studio.module.css';
import { FORM_PATH, useStudioForm, useStudioState } from './use-studio-form.ts';

export function StudioScreen() {
  const { me } = useStudio();
  const { data, error } = useStudioState();
  const isTyped = useKeepState(({ typed }) => FORM_PATH in typed);
  if (me.role !== 'owner')
    return (
      <main className={`page ${css.page}`} id="main" tabIndex={-1}>
        <title>Your studio · Desk</title>
        <h1>Your studio</h1>
        <p className={css.lead}>{BRAND_ONLY_OWNERS}</p>
        <p className={css.lead}>
          You can change the address, phone, hours and founders under{' '}
          <TextLink to="/words">Texts</TextLink>.
        </p>
        {isTyped && (
          <p className={css.lead}>
            What you typed was not saved. It is kept in this browser, and listed under{' '}
            <TextLink to="/publish">Publish</TextLink>.
          </p>
        )}
      </main>
    );
  if (!data) return <LoadError what="Your studio" error={error} />;
  return <Form state={data} />;
}

const summary = ({ name, phone, email, city }: StudioForm) =>
  [name, phone, email, city].filter(Boolean).join(', ');

function Form({ state }: { readonly state: StudioState }) {
  const studio = useStudioForm(state);
  const { form } = studio;
  const [isAsking, setAsking] = useState(false);
  const ref = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  useFaultFocus(ref, studio.refusal);
  async function use() {
    setAsking(false);
    if (await studio.use()) await navigate('/publish/launch');
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (studio.isBusy) return;
    if (state.isDemonstration) setAsking(true);
    else void use();
  }
  return (
    <main className={`page ${css.page}`} id="main" tabIndex={-1}>
      <title>Your studio · Desk</title>
      <header>
        <h1>{state.isDemonstration ? 'Start with your own studio' : 'Your studio'}</h1>
        <p className={css.lead}>
          {state.isDemonstration
            ? 'This site still shows a demonstration. Enter the details of your studio. Then press “Replace the demonstration” at the end: it removes the demonstration’s homes, people, films and sample texts. Visitors see the change when you publish.'
            : 'The details of your studio. To use them in the texts of your site, press “Use these details” at the end. Texts that you have rewritten are not changed.'}{' '}
          {state.isDemonstration && <TextLink to="/">Not now</TextLink>}
        </p>
        <SaveStatus under="/studio/" idle="This form is saved as you type." />
      </header>
      <Conflict field={studio.kept} say={summary} />
      <form ref={ref} className={css.form} onSubmit={submit} noValidate>
        <Fields studio={studio} />
        <div className={css.end}>
          <ErrorMessage>{studio.error}</ErrorMessage>
          <Button type="submit" aria-disabled={studio.isBusy}>
            {state.isDemonstration ? 'Replace the demonstration' : 'Use these details'}
          </Button>
          <p className="hint">Visitors see no change before you publish.</p>
        </div>
      </form>
      {isAsking && (
        <Confirm
          title={`Replace the demonstration with ${form.name || 'your studio'}?`}
          yes="Replace the demonstration"
          no="Keep the demonstration"
          onYes={use}
          onClose={() => setAsking(false)}
        >
          <p>
            The demonstration’s homes, people, films and sample texts are removed from the draft.
            What you added and published stays. Until you publish, “Take back all” on the screen
            Publish restores the demonstration.
          </p>
        </Confirm>
      )}
    </main>
  );
}
