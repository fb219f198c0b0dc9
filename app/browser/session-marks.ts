/** Session flags that prevent a second invitation in one tab. Without storage they are never set. */
import { readSession, writeSession } from './session.ts';

const ENQUIRED = 'enquired';
const INVITED = 'invited';

/** A form was sent. */
export const rememberEnquiry = () => writeSession(ENQUIRED, '');
export const wasEnquirySent = () => readSession(ENQUIRED) !== null;

/** The invitation was shown. */
export const rememberInvitation = () => writeSession(INVITED, '');
export const wasInvitationShown = () => readSession(INVITED) !== null;
