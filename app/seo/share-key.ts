/** Key of the card that a shared link to this address shows, if it was drawn: `/about` has `share/about`. */
export const shareKey = (path: string) => `share/${path.slice(1) || 'home'}`;
