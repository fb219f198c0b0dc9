/** The fields of the form, by subject. */
import { FormField, faultSentence } from '../../parts/form-field.tsx';
import { TakeMark } from '../../parts/take-mark.tsx';
import { Colour } from './colour.tsx';
import { Founders } from './founders.tsx';
import { Hours } from './hours.tsx';
import { Preview } from './preview.tsx';
import css from './studio.module.css';
import type { Studio, TextName } from './use-studio-form.ts';

export function Fields({ studio }: { readonly studio: Studio }) {
  const { form, faults, change } = studio;
  const text = (name: TextName) => ({
    value: form[name],
    fault: faults[name],
    onChange: (value: string) => change({ [name]: value }),
  });
  return (
    <>
      <section>
        <h2>Name</h2>
        <div className={css.two}>
          <FormField {...text('name')} label="Name" autoComplete="organization" />
          <FormField {...text('nameDevanagari')} label="In Devanagari, if you like" lang="mr" />
        </div>
        <FormField
          {...text('fullName')}
          label="Full name, if it is longer"
          hint="Such as “Angan Interiors”. Shown in the footer and in search engines."
        />
        <FormField
          {...text('description')}
          label="What you do, in a sentence"
          rows={2}
          hint="Shown in search engines, and where somebody shares a link."
        />
        <div className={css.two}>
          <FormField {...text('foundingYear')} label="Founding year" inputMode="numeric" />
          <FormField {...text('staff')} label="Number of people" inputMode="numeric" />
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
          <FormField {...text('phone')} label="Phone" type="tel" autoComplete="tel" />
          <FormField
            {...text('whatsapp')}
            label="WhatsApp, if you use it"
            type="tel"
            hint="If it is not an Indian mobile number, begin with the country code, such as +44."
          />
        </div>
        <FormField {...text('email')} label="Email" type="email" autoComplete="email" />
      </section>
      <section>
        <h2>Where you are</h2>
        <FormField {...text('street')} label="Street" autoComplete="street-address" />
        <div className={css.two}>
          <FormField {...text('locality')} label="Locality" />
          <FormField {...text('postalCode')} label="Postal code" autoComplete="postal-code" />
          <FormField {...text('city')} label="City" autoComplete="address-level2" />
          <FormField {...text('region')} label="State" autoComplete="address-level1" />
        </div>
        <FormField
          {...text('pin')}
          label="Pin on the map"
          hint="In Google Maps, press and hold on your office, then copy the two numbers that appear, such as 18.559, 73.787."
        />
        <div className={css.two}>
          <FormField
            {...text('localities')}
            label="Where you work"
            hint="Localities, with commas between them."
          />
          <FormField
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
