import { expect, test } from 'vitest';
import { html } from './html.ts';

test('a value is escaped wherever it stands, HTML of the same kind is not, and nothing is written for what is not there', () => {
  const list = ['<b>', '"x"'].map((value) => html`<li>${value}</li>`);
  expect(html`<ul title="${`'"&`}">${list}${false}${undefined}${0}</ul>`.text).toBe(
    '<ul title="&#39;&quot;&amp;"><li>&lt;b&gt;</li><li>&quot;x&quot;</li>0</ul>',
  );
});
