/** The desk's messages, in its language. */

import { NUMBERS } from '#contract/english.ts';
import { LOCALE } from '#contract/locale.ts';
import { createMessages } from '#contract/message.ts';

export { joinWithCommas } from '#contract/message.ts';
export const { say, capital } = createMessages({ locale: LOCALE, numbers: NUMBERS.slice(0, 11) });
