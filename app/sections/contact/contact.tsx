import type { ReactNode } from 'react';
import { DirectLinks } from '#app/components/direct-links.tsx';
import { EnquiryForm } from '#app/components/enquiry-form/enquiry-form.tsx';
import type { FormKit } from '#app/components/enquiry-form/form-kit.ts';
import css from './contact.module.css';
import { Info, type InfoProps } from './info.tsx';

interface ContactProps extends InfoProps {
  readonly heading: string;
  readonly lead?: string;
  /** Shown beside the heading. */
  readonly aside?: ReactNode;
  readonly form: 'home' | 'contact';
  readonly kit: FormKit;
  readonly as?: 'h1' | 'h2';
}

/** The contact form, beside the studio's other contact details. */
export function Contact({
  heading,
  lead,
  aside,
  form,
  kit,
  site,
  words,
  finding,
  as: Heading = 'h2',
}: ContactProps) {
  return (
    <section
      className={`wrap grid ${css.contact}`}
      data-page={Heading === 'h1' || undefined}
      data-reach=""
    >
      <header className={css.head}>
        <Heading>{heading}</Heading>
        {lead && <p className="lead">{lead}</p>}
        <DirectLinks reach={kit.reach} />
      </header>
      {aside && <div className={css.aside}>{aside}</div>}
      <div className={css.form}>
        <EnquiryForm form={form} kit={kit} label={heading} />
      </div>
      <div className={css.info}>
        <Info {...{ site, words, finding }} reach={kit.reach} />
      </div>
    </section>
  );
}
