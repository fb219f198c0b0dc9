/** The files that leave with a reply: added, with what is wrong with one, and removed. */
import { useState } from 'react';
import {
  ATTACHMENT_MAX_BYTES,
  ATTACHMENTS_MAX,
  type Attachment,
} from '#contract/desk/attachments.ts';
import { ask, refresh } from '../../api.ts';
import { FILES } from '../../messages/en.ts';
import { say } from '../../messages/message.ts';
import { useFileInput } from '../../parts/use-file-input.tsx';
import { upload } from '../../upload.ts';

/** Many mail servers refuse more: it is a third larger on its way (RFC 2045, base64). */
const MAIL_MAX_BYTES = 18 * 1024 * 1024;
const ACCEPT = '.jpg,.jpeg,.png,.webp,.heic,.heif,.pdf';

/** "3.2 MB", "40 kB". */
const sizeText = (bytes: number) =>
  bytes < 100_000
    ? say(FILES.kilobytes, { n: Math.max(1, Math.round(bytes / 1024)) })
    : say(FILES.megabytes, { n: (bytes / 1024 / 1024).toFixed(1) });

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
            <button
              type="button"
              className="underlined"
              aria-label={say(FILES.removeOne, { name: file.name })}
              onClick={() => onRemove(file)}
            >
              {FILES.remove}
            </button>
          )}
        </li>
      ))}
    </ul>
  );

interface FilesProps {
  /** Of the enquiry. */
  readonly id: string;
  readonly files: readonly Attachment[];
  /** Whether one is being uploaded: the reply waits for it. */
  readonly onBusy: (isBusy: boolean) => void;
}

export function Files({ id, files, onBusy }: FilesProps) {
  const [part, setPart] = useState<number | null>(null);
  const [troubles, setTroubles] = useState<readonly string[]>([]);
  const path = `/enquiries/${id}/attachments`;
  async function attach(file: File) {
    if (file.size > ATTACHMENT_MAX_BYTES) throw new Error(FILES.tooLarge);
    setPart(0);
    const uploaded = await upload(file, { onPart: setPart });
    await ask(path, { upload: uploaded, name: file.name });
    await refresh();
  }
  async function attachAll(chosen: readonly File[]) {
    const found: string[] = [];
    onBusy(true);
    for (const [at, file] of chosen.entries()) {
      const isTooMany = files.length + at - found.length >= ATTACHMENTS_MAX;
      const attached = isTooMany ? Promise.reject(new Error(FILES.tooMany)) : attach(file);
      await attached.catch(({ message }: Error) =>
        found.push(say(FILES.refused, { name: file.name, why: message })),
      );
      setTroubles([...found]);
    }
    setPart(null);
    onBusy(false);
  }
  async function remove({ id: file, name }: Attachment) {
    const removed = ask(`${path}/${file}`, undefined, 'DELETE');
    const found = await removed.then(
      () => [],
      ({ message }: Error) => [say(FILES.refused, { name, why: message })],
    );
    setTroubles(found);
    await refresh();
  }
  const { chooser, choose } = useFileInput({
    label: FILES.attach,
    accept: ACCEPT,
    isMultiple: true,
    onFiles: (chosen) => void attachAll(chosen),
  });
  const all = files.reduce((sum, { size }) => sum + size, 0);
  return (
    <div className="attach">
      <FileList files={files} onRemove={(file) => void remove(file)} />
      {chooser}
      <p>
        <button
          type="button"
          className="underlined"
          aria-disabled={part !== null}
          onClick={() => part === null && choose()}
        >
          {FILES.attach}
        </button>{' '}
        <span className="hint" role="status">
          {part !== null && say(FILES.uploading, { percent: Math.round(part * 100) })}
        </span>
      </p>
      <p className="hint">{all > MAIL_MAX_BYTES && FILES.large}</p>
      <div className="trouble" role="alert">
        {troubles.map((trouble) => (
          <p key={trouble}>{trouble}</p>
        ))}
      </div>
    </div>
  );
}
