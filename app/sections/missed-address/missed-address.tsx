import { Link } from 'react-router';

interface MissedAddressProps {
  readonly heading: string;
  readonly notice: string;
  /** Links to the pages, then to the projects, each with its name. */
  readonly ways: readonly {
    readonly label: string;
    readonly links: readonly { readonly to: string; readonly label: string }[];
  }[];
}

/** The first screen of the not-found page: a message, and links to the pages and projects. */
export const MissedAddress = ({ heading, notice, ways }: MissedAddressProps) => (
  <section className="wrap missed" aria-labelledby="missed">
    <p className="missed-number" aria-hidden="true">
      404
    </p>
    <div className="missed-say">
      <h1 id="missed">{heading}</h1>
      <p className="lead">{notice}</p>
    </div>
    {ways.map(
      ({ label, links }) =>
        links.length > 0 && (
          <nav key={label} className="missed-ways" aria-label={label}>
            <p className="small">{label}</p>
            <ul>
              {links.map(({ to, label: name }) => (
                <li key={to}>
                  <Link prefetch="intent" to={to}>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ),
    )}
  </section>
);
