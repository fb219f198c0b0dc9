/** The address of the screen where an unsaved value is changed, with its field if the screen can show it. */
import type { Pending } from '../keep/types.ts';

const PHOTO = /^(\/projects\/[^/#]+)\/photos\/([^/]+)\/.*/;
/** Of the file: `facts/title` is its title. */
const OUTSIDE_FACTS = /^facts\/(?=(title|address|summary|kind)$)/;

/** @param path of the value below /desk/api */
export function screenOf(path: string, { screen }: Pick<Pending, 'screen'>): string {
  if (screen !== undefined) return screen;
  if (path.startsWith('/projects/order#') || path.startsWith('/project-kinds')) return '/projects';
  if (path.startsWith('/studio/')) return '/studio';
  if (path.startsWith('/pictures/')) return '/pictures';
  if (PHOTO.test(path)) return path.replace(PHOTO, '$1#$2');
  const [, project, field = ''] = /^(\/projects\/[^/#]+)\/(.+)$/.exec(path) ?? [];
  if (project === undefined) return path.replace(/^\/enquiries\/([^/]+).*/, '/enquiry/$1');
  // No element of the page stands for the order or the cover.
  if (field === 'order' || field === 'cover') return project;
  const id = field === 'sample' ? 'placeholder' : field.replace(OUTSIDE_FACTS, '');
  return `${project}#${id.replace('/', '.')}`;
}
