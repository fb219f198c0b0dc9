/** Key of the share card of an address, if it was drawn: `/about` has `share/about`. */
export const shareKey = (path: string) => `share/${path.slice(1) || 'home'}`;
