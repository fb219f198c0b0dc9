/** One template in the list, with its actions. */

import type { ReplyTemplate } from '#contract/desk/templates.ts';
import { isolateDirection } from '#contract/text.ts';
import { TEMPLATES } from '../../messages/en.ts';
import { say } from '../../messages/message.ts';
import { TextButton } from '../../parts/buttons.tsx';
import css from './templates.module.css';

interface TemplateRowProps {
  readonly template: ReplyTemplate;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onEdit: () => void;
  readonly onMove: (by: number) => void;
  readonly onRemove: () => void;
}

export function TemplateRow(props: TemplateRowProps) {
  const { template, isFirst, isLast, onEdit, onMove, onRemove } = props;
  const button = (action: string, onClick: () => void) => (
    <TextButton
      aria-label={say(TEMPLATES.of, { action, name: isolateDirection(template.name) })}
      onClick={onClick}
    >
      {action}
    </TextButton>
  );
  return (
    <div className={css.row}>
      <div>
        <b>
          <bdi>{template.name}</bdi>
        </b>
        <p>
          <bdi>{template.body}</bdi>
        </p>
      </div>
      <div className="links">
        {button(TEMPLATES.edit, onEdit)}
        {!isFirst && button(TEMPLATES.up, () => onMove(-1))}
        {!isLast && button(TEMPLATES.down, () => onMove(1))}
        {button(TEMPLATES.remove, onRemove)}
      </div>
    </div>
  );
}
