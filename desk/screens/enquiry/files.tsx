/** The files attached to a reply: adding and removing them, with error messages. */
import { useSyncExternalStore } from 'react';
import { ATTACHMENTS_MAX, type Attachment } from '#contract/desk/attachments.ts';
import { MB } from '#contract/desk/uploads.ts';
import { ATTACHMENT_TYPES, acceptOf } from '#contract/upload-types.ts';
import { ask } from '../../api.ts';
import { refreshEnquiries } from '../../enquiries.ts';
import { FILES } from '../../messages/en.ts';
import { say } from '../../messages/message.ts';
import { TextButton } from '../../parts/buttons.tsx';
import { useFileInput } from '../../parts/use-file-input.tsx';
import { WAITING } from '../../until-answered.ts';
import { upload } from '../../upload.ts';
import { createRunningUploads } from './running-uploads.ts';

/** Many mail servers refuse larger emails: base64 makes them a third larger (RFC 2045). */
const MAIL_MAX_MB = 18;

/** "3.2 MB", "40 kB". */
const sizeText = (bytes: number) =>
  bytes < 100_000
    ? say(FILES.kilobytes, { n: Math.max(1, Math.round(bytes / 1024)) })
    : say(FILES.megabytes, { n: (bytes / MB).toFixed(1) });

interface FileListProps {
  readonly files: readonly Attachment[];
  readonly onRemove?: (file: Attachment) => void;
}

export const FileList = ({ files, onRemove }: FileListProps) =>
  files.length > 0 && (
    <ul className="files" aria-label={FILES.label}>
      {files.map((file) => (
        <li key={file.id}>
          <bdi>{file.name}</bdi> <span>{sizeText(file.size)}</span>
          {onRemove && (
            <TextButton
              aria-label={say(FILES.removeOne, { name: file.name })}
              onClick={() => onRemove(file)}
            >
              {FILES.remove}
            </TextButton>
          )}
        </li>
      ))}
    </ul>
  );

const uploads = createRunningUploads({
  max: ATTACHMENTS_MAX,
  async attach(enquiry, file, options) {
    const uploaded = await upload(file, 'attachment', options);
    // If the response was lost the file may be attached nevertheless.
    await ask(`/enquiries/${enquiry}/attachments`, { upload: uploaded, name: file.name }).finally(
      refreshEnquiries,
    );
  },
});

/** The messages about files that were not attached belong to the reply and are removed with it. */
export const forgetErrors = (enquiry: string) => uploads.change(enquiry, { errors: [] });

/** Running uploads for a reply to this enquiry. */
export const useUploads = (enquiry: string) =>
  useSyncExternalStore(uploads.subscribe, () => uploads.of(enquiry));

interface FilesProps {
  readonly id: string;
  readonly files: readonly Attachment[];
}

export function Files({ id, files }: FilesProps) {
  const { part, wait, errors } = useUploads(id);
  async function remove({ id: file, name }: Attachment) {
    const removed = ask(`/enquiries/${id}/attachments/${file}`, undefined, 'DELETE');
    const found = await removed.then(
      () => [],
      ({ message }: Error) => [say(FILES.notRemoved, { name, why: message })],
    );
    uploads.change(id, { errors: found });
    await refreshEnquiries();
  }
  const { chooser, choose } = useFileInput({
    label: FILES.attach,
    accept: acceptOf(ATTACHMENT_TYPES),
    isMultiple: true,
    onFiles: (chosen) => void uploads.start(id, chosen, files.length),
  });
  const all = files.reduce((sum, { size }) => sum + size, 0);
  return (
    <div className="attach">
      <FileList files={files} onRemove={(file) => void remove(file)} />
      {chooser}
      <p>
        <TextButton aria-disabled={part !== null} onClick={() => part === null && choose()}>
          {FILES.attach}
        </TextButton>{' '}
        <span className="hint" role="status">
          {part !== null &&
            (wait ? WAITING[wait] : say(FILES.uploading, { percent: Math.round(part * 100) }))}
        </span>{' '}
        {part !== null && (
          <TextButton onClick={() => uploads.cancel(id)}>{FILES.cancel}</TextButton>
        )}
      </p>
      <p className="hint">{all > MAIL_MAX_MB * MB && say(FILES.large, { n: MAIL_MAX_MB })}</p>
      <div className="error" role="alert">
        {errors.map((error) => (
          <p key={error}>{error}</p>
        ))}
      </div>
    </div>
  );
}
