interface FurtherProps {
  readonly label: string;
  /** Parts of the page: their names, and their `id`. */
  readonly parts: readonly { readonly id: string; readonly title: string }[];
}

/**
 * Links to the parts of the page below the questions. Renders `<nav>`, or nothing without parts; `answers.css` styles
 * it.
 */
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
