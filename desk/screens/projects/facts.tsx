/** What a project is: whether it hangs, its facts, its plan and the family's consent. */
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { FactField, ProjectView } from '#server/desk/photos/wire.ts';
import { ask } from '../../api.ts';
import { usePlan } from '../plan/use-plan.ts';
import { Chips } from './chips.tsx';
import { ConsentField } from './consent.tsx';
import { useKept } from './keep.ts';
import { pictures } from './say.ts';
import { Switch } from './switch.tsx';
import { Refused, TextField } from './text-field.tsx';
import { useMissing } from './use-chosen.ts';
import { projectPath, renewProjects } from './use-projects.ts';

interface FactProps {
  readonly view: ProjectView;
  readonly name: FactField;
  readonly label: string;
  readonly isLong?: boolean;
  readonly placeholder?: string;
}

function Fact({ view, name, ...rest }: FactProps) {
  const { slug, facts, limits } = view;
  const field = useKept(`${projectPath(slug)}/facts/${name}`, facts[name]);
  return <TextField {...rest} field={field} limit={limits[name]} />;
}

export function Facts({ view }: { readonly view: ProjectView }) {
  const { slug, isHidden, needsConsent, category } = view;
  const title = useKept(`${projectPath(slug)}/facts/title`, view.facts.title).value;
  const consent = useKept(`${projectPath(slug)}/consent`, view.consent).value;
  const materials = useKept(`${projectPath(slug)}/facts/materials`, view.materials);
  const [why, setWhy] = useState('');
  const lacksConsent = needsConsent && consent === null;
  const isHome = category.key === 'residential';
  return (
    <section className="project-facts" aria-labelledby="project-title">
      <div>
        <Link className="underlined wide" to="/projects">
          All projects
        </Link>
        <h1 id="project-title" tabIndex={-1}>
          {title || 'No name yet'}
        </h1>
        <Count view={view} />
      </div>
      <div className="project-shown">
        <Switch {...{ slug, title, isHidden, lacksConsent }} onRefused={setWhy} />
        <p className="trouble" role="alert">
          {why && (
            <>
              {why}{' '}
              {lacksConsent && (
                <button
                  type="button"
                  className="underlined strong"
                  onClick={() => document.getElementById('consent')?.focus()}
                >
                  Write the date
                </button>
              )}
            </>
          )}
        </p>
      </div>
      <Fact {...{ view }} name="title" label="Name, as visitors read it" />
      <div className="two-fields">
        <Fact {...{ view }} name="homeType" label={isHome ? 'Home' : 'Place'} />
        <Fact {...{ view }} name="year" label="Year" />
        <Fact {...{ view }} name="area" label="Area" />
        <Fact {...{ view }} name="duration" label="On site" />
      </div>
      <Fact {...{ view }} name="locality" label="Where" />
      <Fact {...{ view }} name="scope" label="Scope" />
      <Fact {...{ view }} name="summary" label="What it is, in two sentences" isLong />
      <Chips
        field={materials}
        label="Materials, as visitors read them"
        options={titles(view)}
        isFree
      />
      <Kind view={view} />
      <PlanLine slug={slug} />
      <ConsentField view={view} />
      <Remove slug={slug} title={title} />
    </section>
  );
}

function Count({ view }: { readonly view: ProjectView }) {
  const files = view.photos.map(({ file }) => file);
  const missing = useMissing(view, files).length;
  return (
    <p className="hint phone-only">
      {pictures(files.length)}
      {missing > 0 && <span className="late">, {missing} without a description</span>}
    </p>
  );
}

/** Here a material is any word; those of the site are suggested. */
const titles = ({ allMaterials }: ProjectView) =>
  allMaterials.map(({ title }) => ({ name: title, title }));

function Kind({ view }: { readonly view: ProjectView }) {
  const field = useKept(`${projectPath(view.slug)}/facts/kind`, view.kind);
  return (
    <fieldset className="project-kind">
      <legend>What the pictures are</legend>
      {(['photograph', 'visualisation'] as const).map((kind) => (
        <label key={kind} className="check">
          <input
            type="radio"
            name="kind"
            checked={field.value === kind}
            onChange={() => field.set(kind)}
          />
          {kind === 'photograph' ? 'Photographs of a home that stands' : 'Visualisations'}
        </label>
      ))}
      <Refused field={field} />
    </fieldset>
  );
}

function PlanLine({ slug }: { readonly slug: string }) {
  const { data } = usePlan(slug);
  const placed = data?.pictures.filter(({ standpoint }) => standpoint).length ?? 0;
  return (
    <div className="project-plan">
      <p className="lab">Plan</p>
      <div>
        <span>
          {!data
            ? ''
            : data.drawing
              ? `${placed} of ${data.pictures.length} stand on it`
              : 'None yet'}
        </span>
        <Link className="underlined strong" to={`/projects/${slug}/plan`}>
          {data?.drawing === null ? 'Take one in' : 'Open'}
          <span className="visually-hidden"> the plan</span>
        </Link>
      </div>
    </div>
  );
}

function Remove({ slug, title }: { readonly slug: string; readonly title: string }) {
  const [trouble, setTrouble] = useState('');
  const navigate = useNavigate();
  const remove = () =>
    ask(projectPath(slug), undefined, 'DELETE')
      .then(() => navigate('/projects', { state: { removed: { slug, title } } }))
      .then(() => renewProjects())
      .catch((error: Error) => setTrouble(error.message));
  return (
    <div className="project-remove">
      <button type="button" className="underlined" onClick={() => void remove()}>
        Take this project away
      </button>
      <p className="trouble" role="alert">
        {trouble}
      </p>
    </div>
  );
}
