import { describeErrorCatalogue } from '#server/testing/contract/error-catalogue.ts';
import { openNodeApi } from '#server/testing/contract/home.ts';
import { describeInvalidInput } from '#server/testing/contract/invalid-input.ts';
import { describeUnsafeText } from '#server/testing/contract/unsafe-text.ts';

describeInvalidInput(openNodeApi);
describeUnsafeText(openNodeApi);
describeErrorCatalogue(openNodeApi);
