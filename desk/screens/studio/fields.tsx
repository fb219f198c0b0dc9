/** The fields of the form, by subject. */
import { TakeMark } from '../../parts/take-mark.tsx';
import { Colour } from './colour.tsx';
import { Founders } from './founders.tsx';
import { Hours } from './hours.tsx';
import { Preview } from './preview.tsx';
import css from './studio.module.css';
import { faultSentence, TextField } from './text-field.tsx';
import type { Studio, TextName } from './use-studio-form.ts';

export function Fields({ studio }: { readonly studio: Studio }) {
  const { form, faults, change } = studio;
  const text = (name: TextName) => ({
    name,
    value: form[name],
    fault: faults[name],
    onChange: (value: string) => change({ [name]: value }),
  });
  return (
    <>
      <section>
        <h2>Name</h2>
        <div className={css.two}>
          <TextField {...text('name')} label="Name" autoComplete="organization" />
          <TextField {...text('nameDevanagari')} label="In Devanagari, if you like" lang="mr" />
        </div>
        <TextField
          {...text('fullName')}
          label="Full name, if it is longer"
          hint="Such as “Angan Interiors”. Shown in the footer and in search engines."
        />
        <TextField
          {...text('description')}
          label="What you do, in a sentence"
          rows={2}
          hint="Shown in search engines, and where somebody shares a link."
        />
        <div className={css.two}>
          <TextField {...text('foundingYear')} label="Founding year" inputMode="numeric" />
          <TextField {...text('staff')} label="Number of people" inputMode="numeric" />
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
          hint="In Google Maps, press and hold on your office, then copy the two numbers that appear, such as 18.559, 73.787."
        />
        <div className={css.two}>
          <TextField
            {...text('localities')}
            label="Where you work"
            hint="Localities, with commas between them."
          />
          <TextField
            {...text('radius')}
            label="How far from the studio, in kilometres"
            inputMode="numeric"
          />
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
    </>
  );
}
