/** The facts of a project, whether it is on the site, its plan and the family's consent. */
import { useState } from 'react';
import { PROJECT_LABELS, type ProjectView } from '#contract/desk/projects.ts';
import { PROJECT_TEXTS, type ProjectText } from '#contract/project-texts.ts';
import { useEditedValue } from '../../keep/keep.ts';
import { PROJECTS } from '../../messages/en.ts';
import { say } from '../../messages/message.ts';
import { ErrorMessage } from '../../parts/announcements.tsx';
import { TextButton, TextLink } from '../../parts/buttons.tsx';
import { Chips } from './chips.tsx';
import { ConsentField } from './consent.tsx';
import { CostField } from './cost-field.tsx';
import { CostFor } from './cost-for/cost-for.tsx';
import { Kind } from './kind.tsx';
import { PlanLine } from './plan-line.tsx';
import { RemoveProject } from './remove-project.tsx';
import { Sample } from './sample.tsx';
import { SharedProject } from './shared-project.tsx';
import { Switch } from './switch.tsx';
import { TextField } from './text-field.tsx';
import { useMissingFields } from './use-chosen.ts';
import { projectPath } from './use-projects.ts';

/** Fields of the file itself. The ids of fields are their paths in the file: an address with such a path leads to the field. */
const OUTSIDE_FACTS: readonly ProjectText[] = ['title', 'address', 'summary'];

interface FactProps {
  readonly view: ProjectView;
  readonly name: ProjectText;
  readonly isLong?: boolean;
  readonly hint?: string;
}

function Fact({ view, name, ...look }: FactProps) {
  const { slug, facts } = view;
  const field = useEditedValue(`${projectPath(slug)}/facts/${name}`, facts[name]);
  const id = OUTSIDE_FACTS.includes(name) ? name : `facts.${name}`;
  const { label, maxLength } = PROJECT_TEXTS[name];
  return <TextField {...{ id, field, label, ...look }} limit={maxLength} />;
}

/** A place that is not a home has another field for its kind, unless the field for homes was filled in before. */
const kindFact = ({ category, facts }: ProjectView) =>
  category.homes || facts.homeType.value ? 'homeType' : 'placeType';

const KIND_HINTS = {
  homeType: 'Such as 2BHK, or another home of the Cost page.',
  placeType: 'Such as Salon, or another place of the Cost page.',
};
const AREA_HINT = 'Such as 720 sq ft carpet.';

const ADDRESS_HINT =
  'The last part of the page’s web address. Links to an older address keep working.';

export function Facts({ view }: { readonly view: ProjectView }) {
  const { slug, isHidden, needsConsent } = view;
  const title = useEditedValue(`${projectPath(slug)}/facts/title`, view.facts.title).value;
  const consent = useEditedValue(`${projectPath(slug)}/consent`, view.consent).value;
  const materials = useEditedValue(`${projectPath(slug)}/facts/materials`, view.materials);
  const [why, setWhy] = useState('');
  const lacksConsent = needsConsent && consent === null;
  return (
    <section className="project-facts" aria-labelledby="project-title">
      <div>
        <TextLink className="wide" to="/projects">
          All projects
        </TextLink>
        <h1 id="project-title" tabIndex={-1}>
          {title || 'No name yet'}
        </h1>
        <Count view={view} />
      </div>
      <div className="project-shown">
        <Switch id="hidden" {...{ slug, title, isHidden, lacksConsent }} onRefused={setWhy} />
        <ErrorMessage>
          {why && (
            <>
              {why}{' '}
              {lacksConsent && (
                <TextButton
                  className="strong"
                  onClick={() => document.getElementById('consent')?.focus()}
                >
                  Enter the consent
                </TextButton>
              )}
            </>
          )}
        </ErrorMessage>
      </div>
      <Fact {...{ view }} name="title" />
      <Fact {...{ view }} name="address" hint={ADDRESS_HINT} />
      <div className="two-fields">
        <Fact {...{ view }} name={kindFact(view)} hint={KIND_HINTS[kindFact(view)]} />
        <Fact {...{ view }} name="year" />
        <Fact {...{ view }} name="area" hint={AREA_HINT} />
        <Fact {...{ view }} name="duration" />
      </div>
      <Fact {...{ view }} name="locality" />
      <Fact {...{ view }} name="scope" />
      <CostField view={view} />
      {kindFact(view) === 'homeType' && <CostFor view={view} />}
      <Fact {...{ view }} name="summary" isLong />
      <Chips
        id="facts.materials"
        field={materials}
        label={PROJECT_LABELS.materials}
        options={titles(view)}
        isFree
      />
      <Kind view={view} />
      <Sample view={view} />
      <PlanLine slug={slug} />
      <SharedProject slug={slug} />
      <ConsentField view={view} />
      <RemoveProject slug={slug} title={title} />
    </section>
  );
}

function Count({ view }: { readonly view: ProjectView }) {
  const files = view.photos.map(({ file }) => file);
  const missing = useMissingFields(view, files).length;
  return (
    <p className="hint phone-only">
      {say(PROJECTS.pictures, { count: files.length })}
      {missing > 0 && (
        <span className="late">, {say(PROJECTS.undescribed, { count: missing })}</span>
      )}
    </p>
  );
}

/** Any text is allowed as a material; those of the site are suggested. */
const titles = ({ allMaterials }: ProjectView) =>
  allMaterials.map(({ title }) => ({ name: title, title }));
