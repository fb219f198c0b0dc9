/** Whether this device gets notifications of new enquiries. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { NOTICES } from '../../messages/en.ts';
import { ErrorMessage } from '../../parts/announcements.tsx';
import { LowQuietButton } from '../../parts/buttons.tsx';
import { readNotices, type Notices as State, switchOff, switchOn } from '../../parts/push.ts';
import { useAttempt } from '../../parts/use-attempt.ts';

export function Notices() {
  const queryClient = useQueryClient();
  const { data } = useQuery({ queryKey: ['push'], queryFn: readNotices });
  const { error, isBusy, attempt } = useAttempt();
  const change = (to: () => Promise<State>) =>
    attempt(async () => queryClient.setQueryData(['push'], await to()));
  return (
    <>
      <h2 id="notices">{NOTICES.title}</h2>
      <p className="hint" role="status">
        {data && NOTICES[data]}
      </p>
      <ErrorMessage>{error}</ErrorMessage>
      {(data === 'on' || data === 'off') && (
        <LowQuietButton
          disabled={isBusy}
          onClick={() => void change(data === 'on' ? switchOff : switchOn)}
        >
          {data === 'on' ? NOTICES.switchOff : NOTICES.switchOn}
        </LowQuietButton>
      )}
    </>
  );
}
