/** The cost of a project: a level of the Cost page, or a range that the studio wrote. */
import { useState } from 'react';
import type { ProjectView } from '#contract/desk/projects.ts';
import { PROJECT_TEXTS } from '#contract/project-texts.ts';
import { useEditedValue } from '../../keep/keep.ts';
import { TextField } from './text-field.tsx';
import { projectPath } from './use-projects.ts';

const HINT =
  'Choose a level, as on the Cost page: visitors then see what such a place costs at today’s rates. Or write your own range, such as ₹ 9–11 lakh. Leave it empty to show no cost.';

/**
 * A level of the Cost page is saved as its key or its name, and is shown by its name. What is being typed stays as it is: it may
 * begin with a key, such as “high end”.
 */
export function CostField({ view }: { readonly view: ProjectView }) {
  const { slug, facts, costs } = view;
  const field = useEditedValue(`${projectPath(slug)}/facts/cost`, facts.cost);
  const nameOf = (cost: string) => costs.levels.find(({ key }) => key === cost)?.title ?? cost;
  const [own, setOwn] = useState<string>();
  const isTyped = field.typed !== undefined || field.value === own?.trim();
  return (
    <TextField
      id="facts.cost"
      field={{
        ...field,
        value: isTyped ? field.value : nameOf(field.value),
        set: (cost) => {
          setOwn(cost);
          field.set(cost);
        },
      }}
      label={PROJECT_TEXTS.cost.label}
      limit={PROJECT_TEXTS.cost.maxLength}
      list={costs.levels.map(({ title }) => title)}
      hint={HINT}
    />
  );
}
