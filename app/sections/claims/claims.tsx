interface ClaimsProps {
  readonly label: string;
  readonly items: readonly {
    readonly value: string;
    readonly year?: string;
    readonly source: string;
  }[];
}

/** Host name of an address, without "www." */
const siteOf = (address: string) => new URL(address).hostname.replace(/^www\./, '');

/** Claims of the studio, each with its year and a link to its source. */
export function Claims({ label, items }: ClaimsProps) {
  if (items.length === 0) return null;
  return (
    <section className="section wrap grid claims" aria-label={label}>
      <h2>{label}</h2>
      <ul>
        {items.map(({ value, year, source }) => (
          <li key={value + source}>
            <span>{value}</span>
            {year && <span className="small">{year}</span>}
            <a className="link" href={source}>
              {siteOf(source)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
