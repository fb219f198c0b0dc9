/** The menu that inserts a template into a reply, with its gaps filled from the enquiry. */

import { useRef } from 'react';
import type { Enquiry } from '#contract/desk/enquiries.ts';
import { firstName } from '#contract/first-name.ts';
import { fillGaps } from '#contract/reply-gaps.ts';
import { TEMPLATES } from '../../messages/en.ts';
import { TextLink } from '../../parts/buttons.tsx';
import { useStudio } from '../../parts/studio.ts';
import { useTemplates } from '../templates/use-templates.ts';

interface InsertTemplateProps {
  readonly enquiry: Enquiry;
  readonly onInsert: (text: string) => void;
}

export function InsertTemplate({ enquiry, onInsert }: InsertTemplateProps) {
  const { me, times } = useStudio();
  const { data } = useTemplates();
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => menu.current?.removeAttribute('open');
  const { id, name, kind, project, state, dueAt } = enquiry;
  function insert(body: string) {
    close();
    const values = {
      'first name': firstName(name),
      name: name.includes('@') ? '' : name,
      'property type': kind ?? '',
      project: project ?? '',
      // A promise that is past or fulfilled is left out.
      'reply by': state === 'new' && dueAt > Date.now() ? times.promise(dueAt) : '',
      reference: id,
      'your name': me.name,
      studio: me.studio,
    };
    onInsert(fillGaps(body, values).trimEnd());
  }
  return (
    <details
      ref={menu}
      className="templates"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !menu.current?.open) return;
        event.stopPropagation();
        close();
        menu.current?.querySelector('summary')?.focus();
      }}
    >
      <summary>{TEMPLATES.insert}</summary>
      <ul>
        {data?.templates.map((template) => (
          <li key={template.id}>
            <button type="button" onClick={() => insert(template.body)}>
              <bdi>{template.name}</bdi>
            </button>
          </li>
        ))}
        {data?.templates.length === 0 && <li className="hint">{TEMPLATES.noneToInsert}</li>}
        <li>
          <TextLink to="/templates">{TEMPLATES.manage}</TextLink>
        </li>
      </ul>
    </details>
  );
}
