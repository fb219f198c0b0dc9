declare module 'edge:site' {
  const site: import('./pages.ts').EdgeSite;
  export default site;
}
