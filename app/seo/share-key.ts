/** Key of the share card of a path, if the studio has drawn one: `/about` has `share/about`. */
export const shareKey = (path: string) => `share/${path.slice(1) || 'home'}`;
