/** Session flags that prevent a second invitation in one tab. Without storage they are never set. */
import { readSession, writeSession } from './session.ts';

const ENQUIRED = 'enquired';
const INVITED = 'invited';

/** A form was sent. */
export const markEnquired = () => writeSession(ENQUIRED, '');
export const hasEnquired = () => readSession(ENQUIRED) !== null;

/** The invitation was shown. */
export const markInvited = () => writeSession(INVITED, '');
export const wasInvited = () => readSession(INVITED) !== null;
