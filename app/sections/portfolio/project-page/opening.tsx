import { memo } from 'react';
import { Link } from 'react-router';
import { Photo as Picture } from '#app/components/photo.tsx';
import type { Photo } from '#content-model/types.ts';
import { Caption } from './caption.tsx';
import { LinkedText } from './linked-text.tsx';
import type { PageTexts, ProjectPageData } from './page-types.ts';
import { isNarrow } from './picture-layout.ts';
import { PictureLink } from './picture-link.tsx';

type Facts = NonNullable<ProjectPageData['project']['facts']>;

/** The known facts, one below the other. Renders `<dl>`. */
function FactRow({
  facts,
  labels,
  materials,
  bill,
}: Pick<ProjectPageData, 'materials'> & {
  readonly facts: Facts;
  /** Address of the estimate of what it would cost today. */
  readonly bill?: string | undefined;
  readonly labels: PageTexts['facts'];
}) {
  return (
    <dl className="project-facts">
      {(Object.keys(labels) as (keyof typeof labels)[]).map((name) => {
        const fact = facts[name];
        return fact?.length ? (
          <div key={name} data-fact={name}>
            <dt>{labels[name]}</dt>
            <dd>
              {name === 'cost' && bill ? (
                <Link className="link" to={bill}>
                  {fact}
                </Link>
              ) : typeof fact === 'string' ? (
                fact
              ) : (
                <LinkedText text={fact.join(', ')} materials={materials} />
              )}
            </dd>
          </div>
        ) : null;
      })}
    </dl>
  );
}

type OpeningProps = Pick<ProjectPageData, 'project' | 'cover' | 'line' | 'words' | 'materials'>;

/** The first screen: a large picture, the name, one sentence, the facts. */
export const Opening = memo(function Opening(props: OpeningProps) {
  const { project, cover, line, words, materials } = props;
  const { title, facts, nightCover, photos } = project;
  const night = photos.find(({ n, encoded }) => encoded && n === nightCover && n !== cover?.n);
  /** The picture of each colour scheme, with the class that hides it in the other. */
  const byLight: readonly (readonly [Photo, string])[] = !cover
    ? []
    : night
      ? [
          [cover, 'by-day'],
          [night, 'by-night'],
        ]
      : [[cover, '']];
  const isUpright = cover && isNarrow(cover);
  return (
    <header className={`project-opening ${isUpright ? 'project-opening-upright' : ''}`}>
      {cover && (
        <figure id={String(cover.n)} className="project-cover">
          {/* Both choose the same file by the scheme. The hidden one causes no request and is not announced (WCAG 1.1.1). */}
          {byLight.map(([photo, light]) => (
            <PictureLink key={photo.n} photo={photo} className={`project-frame ${light}`}>
              <Picture
                alt={photo.alt}
                encoded={cover.encoded}
                night={night && { encoded: night.encoded }}
                // On a tall phone the picture is up to a quarter wider than the screen. Its whole width, 63vh, would often
                // mean a file of twice the bytes.
                sizes={`(width < 960px) 100vw, ${isUpright ? 42 : 59}vw`}
                priority
                cover
              />
            </PictureLink>
          ))}
          <figcaption className="wrap small">
            {byLight.map(([photo, light]) => (
              <div key={photo.n} className={light || undefined}>
                <Caption photo={photo} materials={materials} />
              </div>
            ))}
          </figcaption>
        </figure>
      )}
      <div className="wrap project-name">
        <h1>{title}</h1>
        {line && <p className="lead">{line}</p>}
        {facts && (
          <FactRow {...{ facts, materials }} labels={words.facts} bill={project.cost?.to} />
        )}
      </div>
    </header>
  );
});
