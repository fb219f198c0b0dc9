import type { Reach } from '#app/components/reach.ts';
import { mailLink, phoneLink } from '#contract/links.ts';
import css from './banner.module.css';

interface BannerProps {
  readonly place: string;
  readonly reach: Reach;
  readonly email: string;
  readonly hours: string;
}

/** The notification banner above everything else: address, phone, email and hours. */
export function Banner({ place, reach, email, hours }: BannerProps) {
  return (
    <aside className={`dark ${css.banner}`} aria-label="Contact details">
      <a
        className={css.link}
        href={reach.mapHref}
        rel="noopener"
        aria-label={`${place}: ${reach.map}`}
      >
        {place}
      </a>
      <a className={css.link} href={phoneLink(reach.phone)}>
        {reach.phone}
      </a>
      <a className={css.link} data-minor="" href={mailLink(email)}>
        {email}
      </a>
      <span className={css.hours}>{hours}</span>
    </aside>
  );
}
