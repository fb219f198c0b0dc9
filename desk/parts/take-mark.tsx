/** Chooses a logo: the studio's own picture, of which the server keeps the outline, or the initials. */
import type { ReactNode } from 'react';
import type { TracedMark } from '#contract/desk/studio.ts';
import { acceptOf, LOGO_TYPES } from '#contract/upload-types.ts';
import { ask } from '../api.ts';
import { OWN_MARK } from '../messages/en.ts';
import { isSvg, upload } from '../upload.ts';
import { ErrorMessage } from './announcements.tsx';
import { TextButton } from './buttons.tsx';
import { MarkDrawing } from './mark-drawing.tsx';
import css from './take-mark.module.css';
import { useAttempt } from './use-attempt.ts';
import { useUpload } from './use-upload.ts';

interface TakeMarkProps {
  /** Outline; '' for the letter or the initials. */
  readonly mark: string;
  /** Outline of the letter that is drawn instead of the initials. */
  readonly letter?: string | undefined;
  readonly name: string;
  readonly onChange: (mark: string) => void;
  /** Why the logo was refused. */
  readonly fault: ReactNode;
  /** Properties of the file input. */
  readonly input?: React.ComponentProps<'input'>;
}

export function TakeMark({ mark, letter, name, onChange, fault, input }: TakeMarkProps) {
  const plain = letter ? 'letter' : 'initials';
  const { error, isBusy, attempt, forget } = useAttempt();
  const { waiting, begin, stop } = useUpload();
  function takeInitials(): void {
    forget();
    onChange('');
  }
  const take = (file: File) =>
    attempt(async () => {
      const kind = isSvg(file) ? 'logoSvg' : 'logoPng';
      const uploaded = await upload(file, kind, { onPart: () => {}, ...begin() });
      onChange((await ask<TracedMark>('/studio/mark', { upload: uploaded })).outline);
    });
  return (
    <div className={css.choice}>
      <MarkDrawing {...{ mark, letter, name }} />
      <div>
        <p>
          {mark ? OWN_MARK : `${letter ? 'A letter' : 'The initials'} of the name, under an arch`}
        </p>
        <div className="actions">
          <label className="button low quiet" aria-disabled={isBusy}>
            {isBusy ? 'Reading the logo' : 'Upload your own logo'}
            <input
              {...input}
              type="file"
              className="visually-hidden"
              accept={acceptOf(LOGO_TYPES)}
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                if (file) void take(file);
                target.value = '';
              }}
            />
          </label>
          {mark && <TextButton onClick={takeInitials}>Use the {plain}</TextButton>}
        </div>
        <p className="hint">An SVG or PNG. It is shown in one colour, the colour of the text.</p>
        <p role="status">{waiting}</p>
        {waiting && <TextButton onClick={stop}>Stop</TextButton>}
        <ErrorMessage>{error || fault}</ErrorMessage>
      </div>
    </div>
  );
}
