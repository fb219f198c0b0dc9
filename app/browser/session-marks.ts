/** Session flags that keep the invitation from showing twice in one tab. Without storage they are never set. */

const ENQUIRED = 'enquired';
const INVITED = 'invited';

const has = (name: string) => {
  try {
    return sessionStorage.getItem(name) !== null;
  } catch {
    return false;
  }
};
const mark = (name: string) => {
  try {
    sessionStorage.setItem(name, '');
  } catch {
    // storage is blocked: the invitation may come again on the next visit of the page
  }
};

/** A form was sent. */
export const markEnquired = () => mark(ENQUIRED);
export const hasEnquired = () => has(ENQUIRED);

/** The invitation was shown. */
export const markInvited = () => mark(INVITED);
export const wasInvited = () => has(INVITED);
