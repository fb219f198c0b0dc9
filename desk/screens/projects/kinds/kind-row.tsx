/** One kind of project: moved by its handle; opens to edit its texts. */
import type { ProjectGroup } from '#contract/desk/projects.ts';
import { KIND_TEXTS, type KindField } from '#contract/project-texts.ts';
import { useEditedValue } from '../../../keep/keep.ts';
import { KINDS, PROJECTS } from '../../../messages/en.ts';
import { say } from '../../../messages/message.ts';
import { TextButton } from '../../../parts/buttons.tsx';
import { Grip, useItem } from '../order/item.tsx';
import type { Order } from '../order/use-order.ts';
import { TextField } from '../text-field.tsx';
import css from './kinds.module.css';

interface KindRowProps {
  readonly group: ProjectGroup;
  readonly order: Order;
  readonly onRemove: () => void;
}

export function KindRow({ group, order, onRemove }: KindRowProps) {
  const { key, title, projects } = group;
  const { itemRef, look, handle } = useItem(order, key);
  return (
    <li className={`${css.row} ${look}`} ref={itemRef}>
      <Grip label={`Move ${title}`} handle={handle} />
      <details className={css.words}>
        <summary>
          {title} <span>{say(PROJECTS.title, { count: projects.length })}</span>
        </summary>
        {(Object.keys(KIND_TEXTS) as KindField[]).map((field) => (
          <KindText key={field} {...{ group, field }} />
        ))}
        <TextButton onClick={onRemove}>
          Remove this kind<span className="visually-hidden">: {title}</span>
        </TextButton>
      </details>
    </li>
  );
}

interface KindTextProps {
  readonly group: ProjectGroup;
  readonly field: KindField;
}

function KindText({ group: { key, title, words }, field }: KindTextProps) {
  const label = KIND_TEXTS[field].label;
  const kept = useEditedValue(`/project-kinds/${key}/${field}`, words[field], {
    label: `${title}, ${label}`,
    screen: '/projects',
  });
  return <TextField field={kept} label={label} hint={KINDS.hints[field]} />;
}
