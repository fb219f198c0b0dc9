import { useState } from 'react';
import { Link } from 'react-router';
import type { ProjectRow } from '#contract/desk/projects.ts';
import { PROJECTS } from '../../messages/en.ts';
import { say } from '../../messages/message.ts';
import { TextButton, TextLink } from '../../parts/buttons.tsx';
import { Image } from '../../parts/image.tsx';
import { planPath } from '../plan/use-plan.ts';
import { rowState } from './row-texts.ts';
import { Switch } from './switch.tsx';
import { pictureOf, projectPath } from './use-projects.ts';

const Strip = ({ slug, photos }: Pick<ProjectRow, 'slug' | 'photos'>) => (
  <span className="project-strip" aria-hidden="true">
    {photos.map((photo) => (
      <i key={photo.file} className={photo.isDescribed ? undefined : 'hole'}>
        {photo.isDescribed && <Image src={pictureOf(slug, photo, 160)} alt="" loading="lazy" />}
      </i>
    ))}
  </span>
);

/** The content of a row, in its place or under the pointer. */
export function RowFace({ row, n }: { readonly row: ProjectRow; readonly n: number }) {
  const { slug, title, line, photos } = row;
  const cover = photos.find(({ file }) => file === row.cover);
  const { text, isLate } = rowState(row);
  return (
    <>
      <span className="project-n" aria-hidden="true">
        {n}
      </span>
      <span className="project-cover">
        {cover && <Image src={pictureOf(slug, cover, 640)} alt="" width="132" height="88" />}
      </span>
      <span className="project-name">
        <Link to={projectPath(slug)}>{title}</Link>
        <span>{line}</span>
      </span>
      <span className="project-photos">
        <Strip slug={slug} photos={photos} />
        <span className="project-count">
          <b>{say(PROJECTS.pictures, { count: photos.length })}</b>,{' '}
          <span className={isLate ? 'late' : undefined}>{text}</span>
        </span>
      </span>
    </>
  );
}

interface RowTailProps {
  readonly row: ProjectRow;
  readonly onMove: () => void;
}

/** The actions of a row besides dragging and keys. */
export function RowTail({ row, onMove }: RowTailProps) {
  const { slug, title, isHidden, lacksConsent, hasPlan } = row;
  const [why, setWhy] = useState('');
  return (
    <span className="project-tail">
      <Switch {...{ slug, title, isHidden, lacksConsent }} onRefused={setWhy} />
      <span className="links project-actions">
        <TextLink to={planPath(slug)}>
          {hasPlan ? 'Plan' : 'Add a plan'}
          <span className="visually-hidden"> of {title}</span>
        </TextLink>
        <TextButton onClick={onMove}>
          Move to position …<span className="visually-hidden"> {title}</span>
        </TextButton>
      </span>
      <span className="project-why" role="alert">
        {why && (
          <>
            {why}{' '}
            {lacksConsent && (
              <TextLink className="strong" to={`${projectPath(slug)}?consent`}>
                Enter the consent
              </TextLink>
            )}
          </>
        )}
      </span>
    </span>
  );
}
