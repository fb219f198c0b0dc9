/** The studio's templates for replies: adding, editing, moving and removing. */
import { useState } from 'react';
import type { ReplyTemplate } from '#contract/desk/templates.ts';
import { ask } from '../../api.ts';
import { useKeepState } from '../../keep/keep.ts';
import { TEMPLATES } from '../../messages/en.ts';
import { say } from '../../messages/message.ts';
import { ErrorMessage } from '../../parts/announcements.tsx';
import { LowQuietButton, TextLink } from '../../parts/buttons.tsx';
import { LoadError } from '../../parts/load-error.tsx';
import { useUndo } from '../../parts/undo.tsx';
import { useAttempt } from '../../parts/use-attempt.ts';
import { formPath, TemplateForm } from './template-form.tsx';
import { TemplateRow } from './template-row.tsx';
import css from './templates.module.css';
import { refreshTemplates, useTemplates } from './use-templates.ts';

export function Templates() {
  const { data, error: loadError } = useTemplates();
  const typed = useKeepState((state) => state.typed);
  /** Id of the template whose form is open; null: the form of a new one. */
  const [open, setOpen] = useState<number | null>();
  const { toast, offer } = useUndo(refreshTemplates);
  const { error, attempt } = useAttempt({ after: refreshTemplates });
  if (!data) return <LoadError what={TEMPLATES.title} error={loadError} />;
  const { templates } = data;
  const isOpen = (id: number | null) => open === id || formPath(id) in typed;

  async function run(request: () => Promise<unknown>, done: Parameters<typeof offer>[0]) {
    if (await attempt(request)) offer(done);
  }
  function move(template: ReplyTemplate, by: number) {
    const from = templates.indexOf(template);
    const ids = templates.map(({ id }) => id);
    ids.splice(from + by, 0, ...ids.splice(from, 1));
    const text = say(TEMPLATES.moved, { name: template.name, position: from + by + 1 });
    return run(() => ask('/reply-templates/order', { ids }, 'PUT'), { text });
  }
  const remove = (template: ReplyTemplate) =>
    run(() => ask(`/reply-templates/${template.id}`, undefined, 'DELETE'), {
      text: say(TEMPLATES.removed, { name: template.name }),
      undo: () => ask(`/reply-templates/${template.id}/restore`, {}),
    });
  const form = (template: ReplyTemplate | null, path = formPath(template?.id ?? null)) => (
    <TemplateForm
      template={template}
      path={path}
      onSaved={(name) => {
        offer({ text: say(TEMPLATES.saved, { name }) });
        void refreshTemplates();
      }}
      onClose={() => setOpen(undefined)}
    />
  );
  /** Unsaved values of templates that somebody has removed in the meantime. */
  const removedMeanwhile = Object.keys(typed).filter((path) => {
    const id = /^\/reply-templates\/(\d+)#form$/.exec(path)?.[1];
    return id !== undefined && !templates.some((template) => template.id === Number(id));
  });
  return (
    <main className={`page ${css.templates}`} id="main" tabIndex={-1}>
      <title>{`${TEMPLATES.title} · Desk`}</title>
      <TextLink to="/">Back to enquiries</TextLink>
      <h1>{TEMPLATES.title}</h1>
      <p className={`hint ${css.about}`}>{TEMPLATES.about}</p>
      <ErrorMessage>{error}</ErrorMessage>
      {templates.length === 0 && !isOpen(null) && <p className="state">{TEMPLATES.none}</p>}
      <ol className={css.list}>
        {templates.map((template, at) => (
          <li key={template.id}>
            {isOpen(template.id) ? (
              form(template)
            ) : (
              <TemplateRow
                template={template}
                isFirst={at === 0}
                isLast={at === templates.length - 1}
                onEdit={() => setOpen(template.id)}
                onMove={(by) => void move(template, by)}
                onRemove={() => void remove(template)}
              />
            )}
          </li>
        ))}
      </ol>
      {removedMeanwhile.map((path) => (
        <section key={path}>
          <p className="state">{TEMPLATES.removedMeanwhile}</p>
          {form(null, path)}
        </section>
      ))}
      {isOpen(null) ? (
        form(null)
      ) : (
        <LowQuietButton onClick={() => setOpen(null)}>{TEMPLATES.add}</LowQuietButton>
      )}
      {toast}
    </main>
  );
}
