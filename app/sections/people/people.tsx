import { initialsOf } from '#app/components/initials.ts';
import { Photo } from '#app/components/photo.tsx';
import type { Picture } from '#content-model/types.ts';

interface PeopleProps {
  readonly heading: string;
  readonly askLabel: string;
  readonly languagesLabel: string;
  readonly items: readonly {
    readonly name: string;
    readonly role: string;
    readonly ask: string;
    readonly languages: string;
    readonly photo?: Picture;
  }[];
}

const SIZES = '(width < 640px) 42vw, (width < 960px) 28vw, 20vw';

/** Everybody except the founders: photo or initials, role, topics, languages. */
export function People({ heading, askLabel, languagesLabel, items }: PeopleProps) {
  if (items.length === 0) return null;
  return (
    <section className="section wrap people" aria-label={heading}>
      <h2>{heading}</h2>
      <ul>
        {items.map(({ name, role, ask, languages, photo }) => (
          <li key={name}>
            <div className="people-photo">
              {photo?.encoded ? (
                <Photo alt={photo.alt} encoded={photo.encoded} sizes={SIZES} cover />
              ) : (
                <span aria-hidden="true">{initialsOf(name)}</span>
              )}
            </div>
            <h3>{name}</h3>
            <p>{role}</p>
            <dl className="small">
              <div>
                <dt>{askLabel}</dt>
                <dd>{ask}</dd>
              </div>
              <div>
                <dt>{languagesLabel}</dt>
                <dd>{languages}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}
