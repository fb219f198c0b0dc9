/** The addresses of the API and the desk; all others belong to the site. */

/** For monitoring: whether the database is writable and emails are sent. */
export const HEALTH_PATH = '/healthz';

/** True if the request target belongs to the API. */
export const isApi = (target: string) =>
  target.startsWith('/api/') || target.split('?', 1)[0] === HEALTH_PATH;

export const DESK_PATH = '/desk';
export const DESK_API = '/desk/api';

/** True if the request target belongs to the desk. */
export const isDesk = (target: string) => /^\/desk(?:[/?]|$)/.test(target);
