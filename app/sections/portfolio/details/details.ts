/** Everything that loads with the details, as one chunk. */
export { ProjectList } from './project-list.tsx';
export { Whereabouts } from './whereabouts.tsx';
