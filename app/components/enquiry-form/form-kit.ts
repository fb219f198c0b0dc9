/** What every form needs besides its own key: texts, the address to send to, and the studio's other contact details. */

import type { FormWords } from '#content-model/schema.server.ts';
import type { BusinessHours } from '#contract/hours.ts';
import type { SendConfig } from '#contract/wire.ts';
import type { Reach } from '../reach.ts';

export interface FormKit {
  readonly words: FormWords;
  readonly send: SendConfig;
  readonly reach: Reach;
  readonly phone: string;
  readonly email: string;
  readonly hours: BusinessHours;
  readonly noticeVersion: string;
}
