/** Where a page lies below the site's folder. */

/** Data for a page that is opened from another one (React Router's single fetch); also the address that it is rendered at. */
export const dataFile = (path: string) => (path === '/' ? '/_.data' : `${path}.data`);

export const pageFile = (path: string) => (path === '/' ? '/index.html' : `${path}/index.html`);
