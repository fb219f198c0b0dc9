/** The server's messages for the desk, in its language. */

import { LOCALE } from '#contract/locale.ts';
import { createMessages } from '#contract/message.ts';

export const { say } = createMessages({ locale: LOCALE });
