/** The part of a home that a project's cost covers: the whole home, or some of its rooms and some of the work. */
import { useState } from 'react';
import { PROJECT_LABELS, type ProjectView } from '#contract/desk/projects.ts';
import { useEditedValue } from '../../../keep/keep.ts';
import { ErrorMessage } from '../../../parts/announcements.tsx';
import { Check } from '../../../parts/check.tsx';
import { UnsavedValue } from '../../../parts/unsaved-value.tsx';
import { TextField } from '../text-field.tsx';
import { projectPath } from '../use-projects.ts';
import css from './cost-for.module.css';
import { faultOf, formatPart, type PartOfHome, readPart, writePart } from './part-of-home.ts';

const ID = 'facts.costFor';
const COUNT_MAX = 9;
const HINT = `First write the kind of home in the field “${PROJECT_LABELS.homeType}”, with the same name as on the Cost page. Then you can choose its rooms here.`;

export function CostFor({ view: { slug, facts, costs } }: { readonly view: ProjectView }) {
  const field = useEditedValue(`${projectPath(slug)}/facts/costFor`, facts.costFor);
  const [isOpen, setOpen] = useState(false);
  const [fault, setFault] = useState('');
  const isPart = isOpen || field.value !== '';
  if (costs.rooms.length === 0)
    return (
      field.value && <TextField id={ID} field={field} label={PROJECT_LABELS.costFor} hint={HINT} />
    );
  const part = readPart(field.value, costs);
  function choose(change: Partial<PartOfHome>) {
    const next = { ...part, ...change };
    const why = faultOf(next);
    setFault(why);
    if (!why) field.set(writePart(next, costs));
  }
  function setPart(isOn: boolean) {
    setOpen(isOn);
    setFault('');
    if (!isOn && field.value) field.set('');
  }
  return (
    <fieldset className={css.part}>
      <legend className="visually-hidden">{PROJECT_LABELS.costFor}</legend>
      <Check id={ID} checked={isPart} onChange={({ target }) => setPart(target.checked)}>
        The cost is for a part of the home
      </Check>
      {isPart && (
        <>
          <p className="lab">How many of each room (0: none)</p>
          {costs.rooms.map(({ key, title }) => (
            <label key={key} className={css.room}>
              {title}
              <input
                type="number"
                inputMode="numeric"
                min={0}
                max={COUNT_MAX}
                value={part.rooms[key]}
                onFocus={({ target }) => target.select()}
                onChange={({ target }) => {
                  const count = Math.min(COUNT_MAX, Math.max(0, Math.trunc(Number(target.value))));
                  choose({ rooms: { ...part.rooms, [key]: count } });
                }}
              />
            </label>
          ))}
          <p className="lab">Work</p>
          {costs.work.map(({ key, title }) => (
            <Check
              key={key}
              checked={part.work.includes(key)}
              onChange={({ target }) =>
                choose({
                  work: costs.work
                    .map((one) => one.key)
                    .filter((one) => (one === key ? target.checked : part.work.includes(one))),
                })
              }
            >
              {title}
            </Check>
          ))}
        </>
      )}
      <ErrorMessage>{fault}</ErrorMessage>
      <UnsavedValue field={field} say={(words) => formatPart(words, costs)} />
    </fieldset>
  );
}
