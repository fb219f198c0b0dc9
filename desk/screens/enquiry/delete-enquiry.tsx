/** Deletes an enquiry, after a confirmation. */

import { useState } from 'react';
import type { Enquiry } from '#contract/desk/enquiries.ts';
import { isolateDirection } from '#contract/text.ts';
import { ask, queries } from '../../api.ts';
import { refreshEnquiries } from '../../enquiries.ts';
import { ErrorMessage } from '../../parts/announcements.tsx';
import { TextButton } from '../../parts/buttons.tsx';
import { Confirm } from '../../parts/confirm.tsx';
import { useStudio } from '../../parts/studio.ts';
import { useAttempt } from '../../parts/use-attempt.ts';

interface DeleteEnquiryProps {
  readonly enquiry: Enquiry;
  readonly onDeleted: () => Promise<void> | void;
}

export function DeleteEnquiry({ enquiry: { id, name, erasesAt }, onDeleted }: DeleteEnquiryProps) {
  const { me, times } = useStudio();
  const [isAsking, setAsking] = useState(false);
  const { error, attempt } = useAttempt({
    sentenceOf: (error) => `Not deleted. ${(error as Error).message}`,
  });
  const deleteNow = () =>
    attempt(async () => {
      await ask(`/enquiries/${id}`, undefined, 'DELETE');
      queries.removeQueries({ queryKey: ['enquiry', id] });
      await refreshEnquiries();
      await onDeleted();
    });
  return (
    <>
      <div className="delete-enquiry">
        <span>Will be deleted on {times.date(erasesAt)}</span>
        {me.role === 'owner' && <TextButton onClick={() => setAsking(true)}>Delete now</TextButton>}
      </div>
      <ErrorMessage>{error}</ErrorMessage>
      {isAsking && (
        <Confirm
          title={`Delete the enquiry of ${isolateDirection(name)}?`}
          yes="Delete"
          no="Keep"
          onYes={deleteNow}
          onClose={() => setAsking(false)}
        >
          <p>
            The message, the note, your replies with their files, and the history are deleted for
            good from the desk.
          </p>
          <p>
            Backups still contain them: ask the person who runs the server to delete those. Delete
            the emails in your mailbox yourself. The emails that you sent to <bdi>{name}</bdi> stay
            in their mailbox.
          </p>
          <p className="hint">
            The list “Activity” on the screen People shows that {me.name} deleted this enquiry, and
            its reference. It does not show its content.
          </p>
        </Confirm>
      )}
    </>
  );
}
