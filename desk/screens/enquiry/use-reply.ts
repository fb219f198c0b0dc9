/** The draft of a reply, which starts with greeting and signature, and sending it. */
import { useState } from 'react';
import type { Enquiry } from '#contract/desk/enquiries.ts';
import { firstName } from '#contract/first-name.ts';
import { gapsIn } from '#contract/reply-gaps.ts';
import { ask } from '../../api.ts';
import { refreshEnquiries } from '../../enquiries.ts';
import { keeper, useEditedValue } from '../../keep/keep.ts';
import { FILES, TEMPLATES } from '../../messages/en.ts';
import { say } from '../../messages/message.ts';
import { useStudio } from '../../parts/studio.ts';
import { forgetErrors, useUploads } from './files.tsx';

export function useReply({ id, name, draft, subject, files }: Enquiry, onSent: () => void) {
  const { me } = useStudio();
  const greeting = firstName(name) ? `Dear ${firstName(name)},` : 'Hello,';
  const signature = `\n\n${me.name}\n${me.studio}`;
  const begin = `${greeting}\n\n${signature}`;
  const kept = useEditedValue(`/enquiries/${id}/draft`, {
    value: { subject: draft.subject, body: draft.body },
    revision: String(draft.revision),
  });
  const { value } = kept;
  const body = value.body === '' ? begin : value.body;
  const line = value.subject || subject;
  const [error, setError] = useState('');
  const isUploading = useUploads(id).part !== null;
  const [isBusy, setBusy] = useState(false);
  const isBegun = value.body.trim() !== '' && value.body !== begin;
  const gaps = gapsIn(body);
  /** False if a template's gap is unfilled, and shows a message. */
  function isFilled(): boolean {
    const [gap] = gaps;
    setError(gap ? say(TEMPLATES.gapLeft, { gap: gap.text }) : '');
    return gap === undefined;
  }
  /** False if the reply cannot be opened in a mail app yet. A mail link cannot contain files. */
  function mayOpenInMail(): boolean {
    const isOpened = isFilled();
    if (isOpened && files.length > 0) setError(FILES.notInMail);
    return isOpened;
  }
  async function send() {
    if (!isBegun || isBusy || !isFilled()) return;
    if (isUploading) return setError(FILES.wait);
    setBusy(true);
    setError('');
    // Otherwise the draft may reach the server after the reply that replaces it.
    await keeper.flush();
    try {
      await ask(`/enquiries/${id}/replies`, {
        subject: line,
        body,
        files: files.map((file) => file.id),
      });
      keeper.discard(kept.path);
      forgetErrors(id);
      onSent();
      await refreshEnquiries();
    } catch (error) {
      setError((error as Error).message);
      await refreshEnquiries();
    }
    setBusy(false);
  }
  function write(change: Partial<typeof value>) {
    setError('');
    kept.set({ ...value, subject: line, body, ...change });
  }
  return {
    ...{ kept, body, subject: line, isBegun, isBusy, error, write, send },
    ...{ gaps, mayOpenInMail, signature },
  };
}
export type Reply = ReturnType<typeof useReply>;
