/** The kinds of project below the list: their texts and order, adding kinds, and removing empty ones. */
import { useState } from 'react';
import type { ProjectList } from '#contract/desk/projects.ts';
import { required } from '#contract/required.ts';
import { ask } from '../../../api.ts';
import { askSaved } from '../../../keep/ask-saved.ts';
import { KINDS } from '../../../messages/en.ts';
import { say } from '../../../messages/message.ts';
import { Announcement, ErrorMessage } from '../../../parts/announcements.tsx';
import { LowQuietButton } from '../../../parts/buttons.tsx';
import { Dots } from '../../../parts/drawings.tsx';
import { RemovedList } from '../../../parts/removed-list.tsx';
import { useUndo } from '../../../parts/undo.tsx';
import { useAttempt } from '../../../parts/use-attempt.ts';
import { DragOrder } from '../order/drag-order.tsx';
import { useOrder } from '../order/use-order.ts';
import { renewProjects } from '../use-projects.ts';
import { KindRow } from './kind-row.tsx';
import css from './kinds.module.css';
import { NewKind } from './new-kind.tsx';

const KINDS_PATH = '/project-kinds';

export function Kinds({ list }: { readonly list: ProjectList }) {
  const { groups, kindOrder, removedKinds } = list;
  const { error, attempt } = useAttempt({ after: renewProjects });
  const [isNew, setNew] = useState(false);
  /** The new order, until the server has saved it. */
  const [wanted, setWanted] = useState<readonly string[] | null>(null);
  const { toast, offer } = useUndo();
  const saved = groups.map(({ key }) => key);
  const isOfThese = wanted?.length === saved.length && saved.every((key) => wanted.includes(key));
  const find = (key: string) => groups.find((group) => group.key === key);
  const nameOf = (key: string) => find(key)?.title ?? key;

  const order = useOrder({
    ids: wanted && isOfThese ? wanted : saved,
    nameOf,
    onSet: (value) => {
      setWanted(value);
      const body = { value };
      void attempt(() => ask(KINDS_PATH, body, 'PUT', { 'X-Revision': kindOrder })).then(() =>
        setWanted((now) => (now === value ? null : now)),
      );
    },
  });
  const restore = (key: string) => attempt(() => ask(`${KINDS_PATH}/${key}/back`, {}));
  const remove = (key: string) =>
    attempt(async () => {
      const text = say(KINDS.removed, { name: nameOf(key) });
      // Otherwise a name that is being typed is missing when the kind is restored.
      await askSaved(`${KINDS_PATH}/${key}`, undefined, 'DELETE');
      offer({ text, undo: () => restore(key) });
    });

  return (
    <section className={css.kinds} aria-labelledby="kinds">
      <h2 id="kinds">Kinds of project</h2>
      <p className="hint">{KINDS.hint}</p>
      {toast}
      <DragOrder
        order={order}
        ghost={({ id }) => (
          <div className={`${css.row} ${css.carried}`}>
            <Dots /> {nameOf(id)}
          </div>
        )}
      >
        <ol>
          {order.shown.map((key) => (
            <KindRow
              key={key}
              group={required(find(key), key)}
              order={order}
              onRemove={() => void remove(key)}
            />
          ))}
        </ol>
      </DragOrder>
      <Announcement>{order.announcement}</Announcement>
      <ErrorMessage>{error}</ErrorMessage>
      {removedKinds.length > 0 && (
        <RemovedList
          removed={removedKinds.map(({ key, title }) => ({ id: key, name: title }))}
          onRestore={(key) => void restore(key)}
        />
      )}
      {isNew ? (
        <NewKind onClose={() => setNew(false)} />
      ) : (
        <LowQuietButton onClick={() => setNew(true)}>Add a kind</LowQuietButton>
      )}
    </section>
  );
}
