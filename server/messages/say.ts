/** The server's messages for the desk, in its language. */
import { createMessages } from '#contract/message.ts';
import { LOCALE } from './en.ts';

export const { say } = createMessages({ locale: LOCALE });
