/** Links to phone, email, WhatsApp and map. */
import { useLocation } from 'react-router';
import { useOpenProject } from '#app/hooks/use-open-project.ts';
import type { Site } from '#content-model/schema.server.ts';
import { mailLink, phoneLink } from '#contract/links.ts';
import { type Reach, type WhatsApp, whatsAppHref } from './reach.ts';

export const PhoneLink = ({ phone }: { readonly phone: string }) => (
  <a className="link" href={phoneLink(phone)}>
    {phone}
  </a>
);

export const EmailLink = ({ email }: { readonly email: string }) => (
  <a className="link" href={mailLink(email)}>
    {email}
  </a>
);

interface WhatsAppLinkProps {
  readonly whatsapp: WhatsApp;
  readonly className?: string;
}

/** The prefilled message names the page, or the open project. */
export function WhatsAppLink({ whatsapp, className }: WhatsAppLinkProps) {
  const { pathname } = useLocation();
  const href = whatsAppHref(whatsapp, pathname, useOpenProject());
  return (
    <a className={className} href={href} rel="noopener">
      {whatsapp.name}
    </a>
  );
}

interface OfficeLinkProps {
  readonly site: Pick<Site, 'fullName' | 'address'>;
  readonly reach: Reach;
  /** Class of the map link's text. */
  readonly className?: string;
}

/** The office's address, which links to a map. */
export function OfficeLink({ site, reach, className = 'link' }: OfficeLinkProps) {
  const { fullName, address } = site;
  return (
    <a href={reach.mapHref} rel="noopener">
      {fullName}
      <br />
      {address.street.value}
      <br />
      {address.locality}, {address.city} {address.postalCode.value}
      <br />
      <span className={className} data-tap="">
        {reach.map}
      </span>
    </a>
  );
}
