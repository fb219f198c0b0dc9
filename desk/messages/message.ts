/** The desk's messages, in its language. */

import { LOCALE } from '#contract/locale.ts';
import { createMessages } from '#contract/message.ts';
import { NUMBERS } from './en.ts';

export { joinWithCommas } from '#contract/message.ts';
export const { say, capital } = createMessages({ locale: LOCALE, numbers: NUMBERS });
