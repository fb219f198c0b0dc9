/** One kind of project: moved by its handle, and opened for its words. */
import { KIND_LABELS, type KindField, type ProjectGroup } from '#contract/desk/projects.ts';
import { useKept } from '../../../keep/keep.ts';
import { KINDS, PROJECTS } from '../../../messages/en.ts';
import { say } from '../../../messages/message.ts';
import { TextButton } from '../../../parts/buttons.tsx';
import { Dots } from '../../../parts/drawings.tsx';
import { useCarried, useCarry } from '../order/drag-order.tsx';
import type { Order } from '../order/use-order.ts';
import { TextField } from '../text-field.tsx';
import css from './kinds.module.css';

const FIELDS = [
  'title',
  'description',
  'one',
  'many',
  'address',
] as const satisfies readonly KindField[];

interface KindRowProps {
  readonly group: ProjectGroup;
  readonly order: Order;
  readonly index: number;
  readonly onRemove: () => void;
}

export function KindRow({ group, order, index, onRemove }: KindRowProps) {
  const { key, title, projects } = group;
  const { carryRef, listeners, isCarried } = useCarry(key);
  const carried = useCarried();
  const isLifted = order.lifted?.id === key;
  const isMoving = carried && carried.gap !== carried.from && carried.gap !== carried.from + 1;
  const isLast = index === order.shown.length - 1;
  const className = [
    css.row,
    isLifted && css.up,
    isCarried && css.away,
    isMoving && carried.gap === index && css.before,
    isMoving && carried.gap === index + 1 && isLast && css.after,
  ];
  return (
    <li className={className.filter(Boolean).join(' ')} ref={carryRef}>
      <button
        type="button"
        className={css.grip}
        aria-label={`Move ${title}`}
        aria-describedby="order-keys"
        aria-pressed={isLifted}
        ref={order.ref(key)}
        onKeyDown={(event) => order.onKey(event, key)}
        onBlur={order.onBlur}
        {...listeners}
      >
        <Dots />
      </button>
      <details className={css.words}>
        <summary>
          {title} <span>{say(PROJECTS.title, { count: projects.length })}</span>
        </summary>
        {FIELDS.map((field) => (
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
  const label = KIND_LABELS[field];
  const kept = useKept(`/project-kinds/${key}/${field}`, words[field], {
    label: `${title}, ${label}`,
    screen: '/projects',
  });
  return <TextField field={kept} label={label} hint={KINDS.hints[field]} />;
}
