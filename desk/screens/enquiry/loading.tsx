/** An enquiry that is not loaded yet: shows the data that the list already has. */
import { isolateDirection } from '#contract/text.ts';
import { useInbox } from '../../enquiries.ts';
import { useKeys } from '../../parts/keys.tsx';
import { Steps } from './steps.tsx';
import { useNeighbours } from './use-neighbours.ts';

interface LoadingProps {
  readonly id: string;
  readonly error: Error | null;
  /** `r` was pressed. */
  readonly onReply: () => void;
}

export function Loading({ id, error, onReply }: LoadingProps) {
  useKeys({ r: onReply });
  const neighbours = useNeighbours(id);
  const { data } = useInbox(neighbours.query.slice(1) || 'list=new');
  const name = data?.items.find((item) => item.id === id)?.name;
  return (
    <>
      <Steps {...neighbours}>{null}</Steps>
      <main className="enquiry" id="main" tabIndex={-1} aria-busy={!error}>
        <title>{`${name ? isolateDirection(name) : 'Enquiry'} · Desk`}</title>
        <div className="main">
          <div className="name">
            <h1>
              {name ? <bdi>{name}</bdi> : error ? 'This enquiry could not be loaded' : 'Enquiry'}
            </h1>
          </div>
          <p className="about" role="status">
            {error ? error.message : 'Loading'}
          </p>
        </div>
        <aside className="side" aria-label="Details" />
      </main>
    </>
  );
}
