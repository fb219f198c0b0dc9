/** Offers to reload a tab that was open during an update of the desk, because its screens may not know the server's answers. */
import { useQuery } from '@tanstack/react-query';
import { TextButton } from './buttons.tsx';

const CHECK_MS = 600_000;
/** The build writes a hash of the desk's code into the name of this file. */
const own = document.querySelector('script[type=module]')?.getAttribute('src') ?? '';

/** The script that the server's page loads now. */
async function currentScript(): Promise<string> {
  const answer = await fetch('/desk');
  if (!answer.ok) throw new Error(`The page of the desk was answered with ${answer.status}.`);
  // A network with its own sign-in page may answer in place of the server.
  return /src="(\/desk\/assets\/[^"]+\.js)"/.exec(await answer.text())?.[1] ?? own;
}

export function NewVersion() {
  const { data } = useQuery({
    queryKey: ['desk version'],
    queryFn: currentScript,
    initialData: own,
    staleTime: CHECK_MS,
    refetchInterval: CHECK_MS,
    retry: false,
  });
  if (data === own) return null;
  return (
    <p className="under" role="status">
      The desk has been updated.
      <TextButton onClick={() => location.reload()}>Reload</TextButton>
    </p>
  );
}
