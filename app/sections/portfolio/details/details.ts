/** What loads when the details come near: one file for all of it. */
export { ProjectList } from './project-list.tsx';
export { Whereabouts } from './whereabouts.tsx';
