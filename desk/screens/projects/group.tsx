/** The projects of one category, in the order of the site. */
import { useState } from 'react';
import type { ProjectGroup, ProjectRow } from '#contract/desk/projects.ts';
import { required } from '#contract/required.ts';
import { useEditedValue } from '../../keep/keep.ts';
import { Announcement } from '../../parts/announcements.tsx';
import { Dots } from '../../parts/drawings.tsx';
import { Conflict } from '../../parts/save-status.tsx';
import { DragOrder } from './order/drag-order.tsx';
import { Grip, useItem } from './order/item.tsx';
import { MoveTo } from './order/move-to.tsx';
import { type Order, useOrder } from './order/use-order.ts';
import { RowFace, RowTail } from './row.tsx';

export function Group({ group }: { readonly group: ProjectGroup }) {
  const { key, title, order: revision, projects } = group;
  const value = projects.map(({ slug }) => slug);
  const field = useEditedValue<readonly string[]>(`/projects/order#${key}`, { value, revision });
  const find = (slug: string) => projects.find((row) => row.slug === slug);
  const rowOf = (slug: string) => required(find(slug), slug);
  const nameOf = (slug: string) => find(slug)?.title ?? slug;
  const ids = [
    ...field.value.filter((slug) => value.includes(slug)),
    ...value.filter((slug) => !field.value.includes(slug)),
  ];
  const order = useOrder({ ids, nameOf, onSet: field.set });
  const [moving, setMoving] = useState<string | null>(null);
  const names = (slugs: readonly string[] | undefined) => slugs?.map(nameOf).join(', ') ?? '';
  return (
    <section className="project-group" aria-labelledby={`group-${key}`}>
      <h2 id={`group-${key}`}>{title}</h2>
      <DragOrder
        order={order}
        ghost={({ id, to }) => (
          <div className="project-row up">
            <span className="grip">
              <Dots />
            </span>
            <RowFace row={rowOf(id)} n={to + 1} />
          </div>
        )}
      >
        <ol>
          {order.shown.map((slug, index) => (
            <Row
              key={slug}
              {...{ order, index }}
              row={rowOf(slug)}
              onMove={() => setMoving(slug)}
            />
          ))}
        </ol>
      </DragOrder>
      {projects.length === 0 && <p className="hint">None yet.</p>}
      <Conflict field={field} say={names} />
      {moving && <MoveTo id={moving} {...{ order, nameOf }} onClose={() => setMoving(null)} />}
      <Announcement>{order.announcement}</Announcement>
    </section>
  );
}

interface RowProps {
  readonly order: Order;
  readonly row: ProjectRow;
  readonly index: number;
  readonly onMove: () => void;
}

function Row({ order, row, index, onMove }: RowProps) {
  const { slug, title, isHidden } = row;
  const { itemRef, look, handle } = useItem(order, slug);
  return (
    <li className={`project-row ${isHidden ? 'hidden ' : ''}${look}`} ref={itemRef}>
      <Grip label={`Move ${title}`} handle={handle} />
      <RowFace row={row} n={index + 1} />
      <RowTail row={row} onMove={onMove} />
    </li>
  );
}
