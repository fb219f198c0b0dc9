/** What every form needs besides its own key: texts, the address to send to, and the studio's other contact details. */

import type { FormTexts } from '#content-model/schema.server.ts';
import type { BusinessHours } from '#contract/hours.ts';
import type { SendConfig } from '#contract/wire.ts';
import type { Reach } from '../reach.ts';

export interface FormKit {
  readonly words: FormTexts;
  readonly send: SendConfig;
  readonly reach: Reach;
  readonly phone: string;
  readonly email: string;
  readonly hours: BusinessHours;
  readonly noticeVersion: string;
}
