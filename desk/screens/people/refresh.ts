/** Shared by the parts of the screen. */
import type { People } from '#contract/desk/enquiries.ts';
import { queries } from '../../api.ts';

export interface PeopleProps {
  readonly data: People;
  /** Requests a change, then loads the data again. */
  readonly act: (path: string, body: unknown) => Promise<void>;
}

export const refreshPeople = () =>
  Promise.all(
    [['people'], ['audit-log'], ['me']].map((queryKey) => queries.invalidateQueries({ queryKey })),
  );
