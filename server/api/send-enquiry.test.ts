import { openNodeApi } from '#server/testing/contract/home.ts';
import { describeSending } from '#server/testing/contract/sending.ts';

describeSending(openNodeApi);
