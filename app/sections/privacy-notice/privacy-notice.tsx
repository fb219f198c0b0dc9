import type { ReactNode } from 'react';
import { fillPattern } from '#app/components/fill-pattern.ts';
import { EmailLink, PhoneLink } from '#app/components/reach-links.tsx';
import type { PrivacyNotice as Notice, Site } from '#content-model/schema.server.ts';
import css from './privacy-notice.module.css';

interface PrivacyNoticeProps {
  readonly notice: Notice;
  readonly version: string;
  readonly retentionMonths: number;
  readonly site: Pick<Site, 'fullName' | 'address' | 'phone' | 'email'>;
}

/** What is stored, why, for how long, and the visitor's rights. */
export function PrivacyNotice({ notice, version, retentionMonths, site }: PrivacyNoticeProps) {
  const { street, locality, city, postalCode } = site.address;
  const values = {
    version,
    retention: `${retentionMonths} months`,
    email: <EmailLink email={site.email.value} />,
    phone: <PhoneLink phone={site.phone.value} />,
    fullName: site.fullName,
    address: `${street.value}, ${locality}, ${city} ${postalCode.value}`,
  } satisfies Record<string, ReactNode>;
  return (
    <div className="wrap">
      <header className={css.head}>
        <h1>{notice.headline}</h1>
        <p className="lead">{notice.lead}</p>
      </header>
      {notice.sections.map(({ heading, body = [], items = [] }) => (
        <section key={heading} className={css.section}>
          <h2 className={css.heading}>{heading}</h2>
          <div className={css.text}>
            {items.length > 0 && (
              <ul className={css.items}>
                {items.map((item) => (
                  <li key={item}>{fillPattern(item, values)}</li>
                ))}
              </ul>
            )}
            {body.map((paragraph) => (
              <p key={paragraph}>{fillPattern(paragraph, values)}</p>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
