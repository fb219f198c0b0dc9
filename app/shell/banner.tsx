import css from './banner.module.css';

interface BannerProps {
  readonly place: string;
  readonly phone: string;
  readonly email: string;
  readonly hours: string;
}

/** The notification banner: address, phone, e-mail and hours, above everything else. */
export function Banner({ place, phone, email, hours }: BannerProps) {
  return (
    <aside className={css.banner} aria-label="Contact details">
      <span>{place}</span>
      <a className={css.link} href={`tel:${phone.replaceAll(' ', '')}`}>
        {phone}
      </a>
      <a className={css.link} data-minor="" href={`mailto:${email}`}>
        {email}
      </a>
      <span className={css.hours}>{hours}</span>
    </aside>
  );
}
