interface FurtherProps {
  readonly label: string;
  /** Parts of the page: their names, and their `id`. */
  readonly parts: readonly { readonly id: string; readonly title: string }[];
}

/** Links to what stands further down, below the questions. Renders `<nav>`, or nothing where there is nothing; `answers.css` styles it. */
export const Further = ({ label, parts }: FurtherProps) =>
  parts.length > 0 && (
    <nav className="wrap faq-further" aria-label={label}>
      <p className="small">{label}</p>
      <ul>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a className="link" href={`#${id}`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
