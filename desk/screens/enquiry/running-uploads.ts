/** Running uploads of attachments. They belong to their enquiry, so an upload continues on another screen. */
import { FILES } from '../../messages/en.ts';
import { say } from '../../messages/message.ts';
import type { Wait } from '../../until-answered.ts';
import type { UploadOptions } from '../../upload.ts';

interface RunningUpload {
  /** Uploaded share of the current file, 0 to 1; null: nothing is being uploaded. */
  readonly part: number | null;
  readonly wait: Wait | null;
  /** Why files were not attached. */
  readonly errors: readonly string[];
}
const NONE: RunningUpload = { part: null, wait: null, errors: [] };

interface RunningOptions {
  /** Uploads a file and attaches it. Rejects with the reason, or when the signal aborts it. */
  readonly attach: (enquiry: string, file: File, options: UploadOptions) => Promise<void>;
  /** Maximum number of files of a reply. */
  readonly max: number;
}

export function createRunningUploads({ attach, max }: RunningOptions) {
  const running = new Map<string, RunningUpload>();
  const cancels = new Map<string, AbortController>();
  const listeners = new Set<() => void>();
  const of = (enquiry: string) => running.get(enquiry) ?? NONE;
  function change(enquiry: string, next: Partial<RunningUpload>) {
    running.set(enquiry, { ...of(enquiry), ...next });
    for (const listener of listeners) listener();
  }
  return {
    of,
    change,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Aborts the upload to this enquiry, and skips the files after it. */
    cancel: (enquiry: string) => cancels.get(enquiry)?.abort(),
    /** Attaches one file after another. `attached`: number of files that are attached already. Never rejects. */
    async start(enquiry: string, files: readonly File[], attached: number) {
      if (of(enquiry).part !== null) return;
      const { signal } = setCancel(enquiry);
      let count = attached;
      const errors: string[] = [];
      change(enquiry, { part: 0, errors });
      for (const file of files) {
        if (signal.aborted) break;
        change(enquiry, { part: 0, wait: null });
        try {
          if (count >= max) throw new Error(say(FILES.tooMany, { count: max }));
          await attach(enquiry, file, {
            signal,
            onPart: (part) => change(enquiry, { part }),
            onWait: (wait) => change(enquiry, { wait }),
          });
          count += 1;
        } catch (error) {
          if (signal.aborted) break;
          const why = (error as Error).message;
          errors.push(say(FILES.refused, { name: file.name, why }));
          change(enquiry, { errors: [...errors] });
        }
      }
      change(enquiry, { part: null, wait: null });
    },
  };
  function setCancel(enquiry: string) {
    const cancel = new AbortController();
    cancels.set(enquiry, cancel);
    return cancel;
  }
}
