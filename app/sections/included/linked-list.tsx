import { Link } from 'react-router';
import { Included } from './included.tsx';

interface LinkedListProps {
  readonly heading: string;
  readonly lead: string;
  readonly link: { readonly to: string; readonly label: string };
  readonly items: React.ComponentProps<typeof Included>['items'];
  /** Shown below the lead while the entries are samples. */
  readonly note?: string | undefined;
}

/** Some entries of another page, with a link to that page. */
export const LinkedList = ({ heading, lead, link, items, note }: LinkedListProps) => (
  <Included
    heading={heading}
    items={items}
    isSample={note !== undefined}
    lead={
      <>
        <p className="lead">{lead}</p>
        {note && <p className="small">{note}</p>}
        <Link className="link" to={link.to} prefetch="intent">
          {link.label}
        </Link>
      </>
    }
  />
);
