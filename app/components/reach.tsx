/** The two ways to reach the studio without a form. Each renders a link. */

export const PhoneLink = ({ phone }: { readonly phone: string }) => (
  <a className="link" href={`tel:${phone.replaceAll(' ', '')}`}>
    {phone}
  </a>
);

export const EmailLink = ({ email }: { readonly email: string }) => (
  <a className="link" href={`mailto:${email}`}>
    {email}
  </a>
);
