/** The founders, as on the about page. */
import { FOUNDERS_MAX, type Founder } from '#contract/desk/studio.ts';
import { LowQuietButton, TextButton } from '../../parts/buttons.tsx';
import { FormField } from '../../parts/form-field.tsx';
import css from './studio.module.css';
import type { Studio } from './use-studio-form.ts';

const NEW: Founder = { name: '', role: '', bio: '' };

export function Founders({ studio }: { readonly studio: Studio }) {
  const { form, faults, change } = studio;
  const founders = form.founders.length > 0 ? form.founders : [NEW];
  const put = (at: number, over: Partial<Founder>) =>
    change({ founders: founders.map((one, i) => (i === at ? { ...one, ...over } : one)) });
  const field = (at: number, name: 'name' | 'role' | 'bio') => ({
    value: founders[at]?.[name] ?? '',
    fault: faults[`founders.${at}.${name}`],
    onChange: (value: string) => put(at, { [name]: value }),
  });
  return (
    <>
      {founders.map((founder, at) => (
        <fieldset key={founder.id ?? at} className={css.founder}>
          <legend className="visually-hidden">{founder.name || `Founder ${at + 1}`}</legend>
          <div className={css.two}>
            <FormField {...field(at, 'name')} label="Name" autoComplete="off" />
            <FormField {...field(at, 'role')} label="Role" />
          </div>
          <FormField {...field(at, 'bio')} label="A sentence or two" rows={2} />
          {form.founders.length > 0 && (
            <TextButton onClick={() => change({ founders: founders.filter((_, i) => i !== at) })}>
              Remove {founder.name || 'this founder'}
            </TextButton>
          )}
        </fieldset>
      ))}
      {founders.length < FOUNDERS_MAX && (
        <LowQuietButton
          onClick={() => change({ founders: [...founders, { ...NEW, id: crypto.randomUUID() }] })}
        >
          Add a founder
        </LowQuietButton>
      )}
    </>
  );
}
