/** Properties that the parts of the screen share. */
import type { People } from '#contract/desk/people.ts';
import { refetchQueries } from '../../api.ts';

export interface PeopleProps {
  readonly data: People;
  /** Makes a change, then loads the data again. Resolves to whether it was made; a failure is shown. */
  readonly attempt: (work: () => Promise<unknown>) => Promise<boolean>;
}

export const refreshPeople = () => refetchQueries('people', 'audit-log', 'me');
