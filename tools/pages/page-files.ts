/** Paths of a page's files in the site's folder. */

/** The data of a page for client navigation (React Router's single fetch); also the path at which it is rendered. */
export const dataFile = (path: string) => (path === '/' ? '/_.data' : `${path}.data`);

/** The HTML file of a page: "/about/index.html" for "/about". */
export const pageFile = (path: string) => (path === '/' ? '/index.html' : `${path}/index.html`);
