/** Which addresses the API answers; every other one is the site's. */

/** For a supervisor: is the database writable, and are emails being sent? */
export const HEALTH_PATH = '/healthz';

/** True when a request target is the API's. */
export const isApi = (target: string) =>
  target.startsWith('/api/') || target.split('?', 1)[0] === HEALTH_PATH;
