import type { Picture } from '#content-model/types.ts';
import css from './founders.module.css';
import { Portrait } from './portrait.tsx';

interface FoundersProps {
  readonly heading: string;
  readonly people: readonly {
    readonly name: string;
    readonly titles: string;
    readonly bio: string;
    readonly ask?: string;
    readonly languages?: string;
    readonly photo?: Picture | undefined;
  }[];
  readonly askLabel: string;
  readonly languagesLabel: string;
}

/** The founders: photo, titles, biography. */
export function Founders({ heading, people, askLabel, languagesLabel }: FoundersProps) {
  if (people.length === 0) return null;
  return (
    <section className="section wrap">
      <h2 className={css.heading}>{heading}</h2>
      <ul className={css.people}>
        {people.map(({ name, titles, bio, ask, languages, photo }) => (
          <li key={name} className={css.person}>
            <Portrait of={name} photo={photo} />
            <div className={css.words}>
              <h3>{name}</h3>
              <p className="small">{titles}</p>
              <p className={css.bio}>{bio}</p>
              {ask && <p className={css.more}>{`${askLabel}: ${ask}.`}</p>}
              {languages && <p className={css.more}>{`${languagesLabel}: ${languages}.`}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
