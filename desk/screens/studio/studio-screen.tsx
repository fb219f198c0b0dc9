/** Start with my own studio: one form with the studio's facts, from which the draft of its site is made. */
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { BRAND_ONLY_OWNERS } from '#contract/desk/roles.ts';
import type { StudioForm, StudioState } from '#contract/desk/studio.ts';
import { useKeepState } from '../../keep/keep.ts';
import { ErrorMessage } from '../../parts/announcements.tsx';
import { Button } from '../../parts/buttons.tsx';
import { Confirm } from '../../parts/confirm.tsx';
import { LoadError } from '../../parts/load-error.tsx';
import { Conflict, SaveStatus } from '../../parts/save-status.tsx';
import { useStudio } from '../../parts/studio.ts';
import { TakeMark } from '../../parts/take-mark.tsx';
import { Colour } from './colour.tsx';
import { Founders } from './founders.tsx';
import { Hours } from './hours.tsx';
import { Preview } from './preview.tsx';
import css from './studio.module.css';
import { faultSentence, TextField } from './text-field.tsx';
import { FORM_PATH, type TextName, useStudioForm, useStudioState } from './use-studio-form.ts';

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
        {isTyped && (
          <p className={css.lead}>
            What you typed was not saved. It is kept in this browser, and listed under{' '}
            <Link className="underlined" to="/publish">
              Publish
            </Link>
            .
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
  const { form, faults, change } = studio;
  const [isAsking, setAsking] = useState(false);
  const ref = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  useLayoutEffect(() => {
    if (Object.keys(faults).length > 0)
      ref.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [faults]);
  const text = (name: TextName) => ({
    name,
    value: form[name],
    fault: faults[name],
    onChange: (value: string) => change({ [name]: value }),
  });
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
            ? 'This site still shows a demonstration. Enter the details of your studio: they replace the demonstration’s homes, people, films and sample texts. Visitors see the change when you publish.'
            : 'The details of your studio, as the site shows them. Texts that you have rewritten are not changed by this form.'}{' '}
          {state.isDemonstration && (
            <Link className="underlined" to="/">
              Not now
            </Link>
          )}
        </p>
        <SaveStatus under="/studio/" idle="Saved as you type." />
      </header>
      <Conflict field={studio.kept} say={summary} />
      <form ref={ref} className={css.form} onSubmit={submit} noValidate>
        <section>
          <h2>Name</h2>
          <div className={css.two}>
            <TextField {...text('name')} label="Name" autoComplete="organization" />
            <TextField {...text('nameDevanagari')} label="In Devanagari, if you like" lang="mr" />
          </div>
          <TextField
            {...text('fullName')}
            label="Full name, if it is longer"
            hint="Such as “Angan Interiors”. In the footer and in search engines."
          />
          <TextField
            {...text('description')}
            label="What you do, in a sentence"
            rows={2}
            hint="In search engines, and where somebody shares a link."
          />
          <div className={css.two}>
            <TextField {...text('foundingYear')} label="Founded in" inputMode="numeric" />
            <TextField {...text('staff')} label="People at the studio" inputMode="numeric" />
          </div>
        </section>
        <section>
          <h2>Logo and colour</h2>
          <TakeMark
            mark={form.mark}
            name={form.name}
            onChange={(mark) => change({ mark })}
            fault={faults.mark && faultSentence('The logo', faults.mark)}
          />
          <Colour studio={studio} />
          <Preview form={form} />
        </section>
        <section>
          <h2>How people reach you</h2>
          <div className={css.two}>
            <TextField {...text('phone')} label="Phone" type="tel" autoComplete="tel" />
            <TextField
              {...text('whatsapp')}
              label="WhatsApp, if you use it"
              type="tel"
              hint="If it is not an Indian mobile number, begin with the country code, such as +44."
            />
          </div>
          <TextField {...text('email')} label="Email" type="email" autoComplete="email" />
        </section>
        <section>
          <h2>Where you are</h2>
          <TextField {...text('street')} label="Street" autoComplete="street-address" />
          <div className={css.two}>
            <TextField {...text('locality')} label="Locality" />
            <TextField {...text('postalCode')} label="Postal code" autoComplete="postal-code" />
            <TextField {...text('city')} label="City" autoComplete="address-level2" />
            <TextField {...text('region')} label="State" autoComplete="address-level1" />
          </div>
          <TextField
            {...text('pin')}
            label="Pin on the map"
            hint="The two coordinates of your office from your map app, or a link that contains them. A short link does not contain them."
          />
          <div className={css.two}>
            <TextField
              {...text('localities')}
              label="Where you work"
              hint="Localities, with commas between them."
            />
            <TextField {...text('radius')} label="How far, in kilometres" inputMode="numeric" />
          </div>
        </section>
        <section>
          <h2>Hours</h2>
          <Hours studio={studio} />
        </section>
        <section>
          <h2>Founders</h2>
          <Founders studio={studio} />
        </section>
        <div className={css.end}>
          <ErrorMessage>{studio.error}</ErrorMessage>
          <Button type="submit" aria-disabled={studio.isBusy}>
            {state.isDemonstration ? 'Make it my site' : 'Save my studio'}
          </Button>
          <p className="hint">Visitors see no change before you publish.</p>
        </div>
      </form>
      {isAsking && (
        <Confirm
          title={`Start with ${form.name || 'your studio'}?`}
          yes="Make it my site"
          no="Not yet"
          onYes={use}
          onClose={() => setAsking(false)}
        >
          <p>
            The demonstration’s homes, people, films and sample texts are removed from the draft.
            What you added and published stays. Until you publish, “Take back all” at Publish brings
            the demonstration back.
          </p>
        </Confirm>
      )}
    </main>
  );
}
