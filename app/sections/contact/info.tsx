import { EmailLink, PhoneLink } from '../../components/reach.tsx';
import type { ContactWords, Site } from '../../content-schema.server.ts';
import css from './info.module.css';

export interface InfoProps {
  readonly site: Pick<Site, 'fullName' | 'address' | 'phone' | 'email' | 'socials'>;
  readonly words: ContactWords['info'] & { readonly whereText: string };
}

/** Office, phone, e-mail, hours and the studio's other places. Renders `<address>`. */
export function Info({ site, words }: InfoProps) {
  const { address } = site;
  return (
    <address>
      <dl className={css.list}>
        <div>
          <dt className="small">{words.phone}</dt>
          <dd className={css.loud}>
            <PhoneLink phone={site.phone.value} />
          </dd>
        </div>
        <div>
          <dt className="small">{words.email}</dt>
          <dd className={css.loud}>
            <EmailLink email={site.email.value} />
          </dd>
        </div>
        <div>
          <dt className="small">{words.office}</dt>
          <dd>
            {site.fullName}
            <br />
            {address.street.value}
            <br />
            {address.locality}, {address.city} {address.postalCode.value}
          </dd>
        </div>
        <div>
          <dt className="small">{words.hours}</dt>
          <dd>{words.hoursText}</dd>
        </div>
        <div>
          <dt className="small">{words.where}</dt>
          <dd>{words.whereText}</dd>
        </div>
        <div>
          <dt className="small">{words.socials}</dt>
          <dd>
            <ul className={css.socials}>
              {site.socials.map(({ name, url }) => (
                <li key={name}>
                  <a className="link" href={url.value} rel="noopener">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      </dl>
    </address>
  );
}
