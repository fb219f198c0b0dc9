/** Which addresses the API and the desk answer; every other one is the site's. */

/** For a supervisor: is the database writable, and are emails being sent? */
export const HEALTH_PATH = '/healthz';

/** True when a request target is the API's. */
export const isApi = (target: string) =>
  target.startsWith('/api/') || target.split('?', 1)[0] === HEALTH_PATH;

export const DESK_PATH = '/desk';
export const DESK_API = '/desk/api';

/** True when a request target is the desk's. */
export const isDesk = (target: string) => /^\/desk(?:[/?]|$)/.test(target);
