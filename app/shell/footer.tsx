import { Link } from 'react-router';
import type { Reach } from '#app/components/reach.ts';
import { OfficeLink } from '#app/components/reach-links.tsx';
import type { Site } from '#content-model/schema.server.ts';
import { mailLink, phoneLink } from '#contract/links.ts';
import css from './footer.module.css';
import { MotionControl } from './motion-control.tsx';

interface FooterProps {
  readonly site: FooterContent;
  readonly reach: Reach;
  readonly year: number;
}

/** Office, contact, links, the copyright line with the current year, and the motion control. */
export function Footer({ site, reach, year }: FooterProps) {
  const { footer } = site;
  return (
    <footer className={`dark ${css.footer}`}>
      <p className={css.name} lang="mr" data-name={site.nameDevanagari} aria-hidden="true" />
      {footer.links.some((column) => column.length > 0) && (
        <nav className={css.links} aria-label="Footer">
          {footer.links
            .filter((column) => column.length > 0)
            .map((column) => (
              <ul key={column[0]?.to}>
                {column.map(({ to, label }) => (
                  <li key={to}>
                    <Link discover="none" prefetch="intent" className={css.link} to={to}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            ))}
        </nav>
      )}
      <div className={css.contact}>
        <address className={css.column}>
          <span className={css.heading}>{footer.officeHeading}</span>
          <OfficeLink site={site} reach={reach} className={css.link} />
        </address>
        <div className={css.column}>
          <span className={css.heading}>{footer.contactHeading}</span>
          <a className={css.link} href={phoneLink(site.phone.value)}>
            {site.phone.value}
          </a>
          <a className={css.link} href={mailLink(site.email.value)}>
            {site.email.value}
          </a>
        </div>
        {site.socials.length > 0 && (
          <div className={css.column}>
            <span className={css.heading}>{footer.followHeading}</span>
            {site.socials.map(({ name, url }) => (
              <a key={name} className={css.link} href={url.value} rel="noopener">
                {name}
              </a>
            ))}
          </div>
        )}
      </div>
      <div className={css.last}>
        <span suppressHydrationWarning>
          © {year} {site.fullName}
        </span>
        <MotionControl />
      </div>
    </footer>
  );
}

type FooterContent = Pick<
  Site,
  'nameDevanagari' | 'fullName' | 'footer' | 'address' | 'phone' | 'email' | 'socials'
>;
