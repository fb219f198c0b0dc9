import { Link } from 'react-router';
import { LOCALE } from '#contract/locale.ts';

interface Testimonial {
  readonly name: string;
  readonly home: string;
  readonly words: string;
  /** "2026-02-20" */
  readonly date?: string;
  readonly source?: string;
  readonly project?: { readonly to: string; readonly title: string };
  readonly isSample: boolean;
}

export interface TestimonialsProps {
  readonly heading: string;
  readonly sample: string;
  readonly sourceLabel: string;
  readonly items: readonly Testimonial[];
  /** Set on the page of the project that they are about; its name is left out there. */
  readonly isOnProject?: boolean;
}

/** "February 2026" */
const monthOf = (date: string) =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString(LOCALE, {
    timeZone: 'UTC',
    month: 'long',
    year: 'numeric',
  });

/** Quotes of clients, each with name, home and source. Samples are excluded from search snippets. */
export function Testimonials({ heading, sample, sourceLabel, items, ...on }: TestimonialsProps) {
  if (items.length === 0) return null;
  return (
    <section className="section wrap grid client-words" aria-label={heading}>
      <h2>{heading}</h2>
      <ul>
        {items.map(({ name, home, words, date, source, project, isSample }) => (
          <li key={name + words} data-nosnippet={isSample || undefined}>
            <figure>
              <blockquote>
                <p>{words}</p>
              </blockquote>
              <figcaption>
                <span>
                  {name}, {home}
                  {date && (
                    <>
                      , <time dateTime={date}>{monthOf(date)}</time>
                    </>
                  )}
                </span>
                {project && !on.isOnProject && (
                  <Link className="link" to={project.to} prefetch="intent">
                    {project.title}
                  </Link>
                )}
                {source && (
                  <a className="link" href={source}>
                    {sourceLabel}
                  </a>
                )}
                {isSample && <span className="small">{sample}</span>}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
