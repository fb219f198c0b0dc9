import { Photo } from '#app/components/photo.tsx';
import type { Reach } from '#app/components/reach.ts';
import { EmailLink, OfficeLink, PhoneLink, WhatsAppLink } from '#app/components/reach-links.tsx';
import type { ContactTexts, Site } from '#content-model/schema.server.ts';
import type { Picture } from '#content-model/types.ts';
import css from './info.module.css';

export interface InfoProps {
  readonly site: Pick<Site, 'fullName' | 'address' | 'phone' | 'email' | 'socials'>;
  readonly words: ContactTexts['info'] & { readonly whereText: string };
  readonly finding?: {
    readonly heading: string;
    readonly lines: readonly string[];
    readonly door?: Picture;
  };
}

/** Office, phone, email, hours, service area and social links. Renders `<address>`. */
export function Info({ site, words, finding, reach }: InfoProps & { readonly reach: Reach }) {
  return (
    <address>
      <dl className={css.list}>
        <div>
          <dt className="small">{words.phone}</dt>
          <dd className={css.loud}>
            <PhoneLink phone={site.phone.value} />
          </dd>
          {reach.whatsapp && (
            <dd className={css.second} data-tap="">
              <WhatsAppLink className="link" whatsapp={reach.whatsapp} />
            </dd>
          )}
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
            <OfficeLink site={site} reach={reach} />
          </dd>
        </div>
        {finding && (
          <div>
            <dt className="small">{finding.heading}</dt>
            {finding.lines.map((line) => (
              <dd key={line}>{line}</dd>
            ))}
            {finding.door?.encoded && (
              <dd className={css.second}>
                <Photo {...finding.door} sizes="(width < 960px) 92vw, 32vw" />
              </dd>
            )}
          </div>
        )}
        <div>
          <dt className="small">{words.hours}</dt>
          <dd>{words.hoursText}</dd>
        </div>
        <div>
          <dt className="small">{words.where}</dt>
          <dd>{words.whereText}</dd>
        </div>
        {site.socials.length > 0 && (
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
        )}
      </dl>
    </address>
  );
}
