import type { Picture } from '#content-model/types.ts';
import css from './founders.module.css';
import { Portrait } from './portrait.tsx';

interface FoundersProps {
  readonly heading: string;
  readonly people: readonly {
    readonly name: string;
    readonly titles: string;
    readonly bio: string;
    readonly photo: Picture;
  }[];
}

/** The founders: photo, titles, biography. */
export function Founders({ heading, people }: FoundersProps) {
  if (people.length === 0) return null;
  return (
    <section className="section wrap">
      <h2 className={css.heading}>{heading}</h2>
      <ul className={css.people}>
        {people.map(({ name, titles, bio, photo }) => (
          <li key={name} className={css.person}>
            <Portrait of={name} photo={photo} />
            <div className={css.words}>
              <h3>{name}</h3>
              <p className="small">{titles}</p>
              <p className={css.bio}>{bio}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
