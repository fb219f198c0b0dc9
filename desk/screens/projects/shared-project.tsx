/** How search engines and messengers show the published page of a project. The site makes its texts from the facts. */
import { useState } from 'react';
import { SharedLook } from '../../parts/shared-look/shared-look.tsx';
import { usePublishedHead } from '../../parts/shared-look/use-published-head.ts';

const HINT =
  'This is the published text. It is made from the name, the kind, the place and the first sentence about the project. It changes when you publish.';

export function SharedProject({ slug }: { readonly slug: string }) {
  const [isOpen, setOpen] = useState(false);
  const address = `/projects/${slug}`;
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>In search results and shared links</summary>
      {isOpen && <Look address={address} />}
    </details>
  );
}

function Look({ address }: { readonly address: string }) {
  const head = usePublishedHead(address);
  if (!head) return <p className="hint">The site does not show this project yet.</p>;
  return <SharedLook {...{ address, ...head }} hint={HINT} />;
}
