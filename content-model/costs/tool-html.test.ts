import { expect, test } from 'vitest';
import { contentOf, fixture } from '#tools/content/testing/fixture.ts';
import { estimateToShow, rangeText } from './bill-html.ts';
import { readQuery } from './read-query.ts';

import { toolHtml } from './tool-html.ts';

const { costs } = contentOf(fixture);

test.each(['', 'home=2bhk', 'kind=clinic'])(
  'below each form of /cost?%s stands its own range: that of its example where the other was sent',
  (query) => {
    const [home, place] = query.startsWith('kind')
      ? ['', query]
      : [query, `kind=${Object.keys(costs.places)[0]}`];
    const ranges = [home, place].map((one) =>
      rangeText(estimateToShow(costs, readQuery(costs, one))),
    );
    const shown = [...toolHtml(costs, query).matchAll(/cost-foot-range"[^>]*>([^<]*)</g)];
    expect(shown.map(([, text]) => text)).toEqual(ranges);
    expect(new Set(ranges).size).toBe(2);
  },
);
