/** An upload of the screen: what it waits for, and how to stop it. */
import { useRef, useState } from 'react';
import { WAITING, type Wait } from '../until-answered.ts';
import type { UploadOptions } from '../upload.ts';

export function useUpload() {
  const [wait, setWait] = useState<Wait | null>(null);
  const running = useRef(new AbortController());
  return {
    /** What it waits for, as a sentence; '' if it does not wait. */
    waiting: wait ? WAITING[wait] : '',
    /** Options of a new upload, and of the requests after it. */
    begin(): Pick<UploadOptions, 'signal' | 'onWait'> {
      running.current = new AbortController();
      return { signal: running.current.signal, onWait: setWait };
    },
    stop: () => running.current.abort(new Error('The upload was stopped.')),
  };
}
