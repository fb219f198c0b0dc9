/** The forms and the bill of /cost for a query. The prerendered page, the server that completes it and the browser use the same HTML. */
import type { Costs } from '../costs-schema.server.ts';
import { afterHtml, billHtml, estimateToShow, faultHtml, totalHtml } from './bill-html.ts';
import { formsHtml } from './form-html.ts';
import { html } from './html.ts';
import { type ParsedQuery, queryOf, readQuery } from './read-query.ts';

/** They enclose the part that depends on the query. */
const [BEGIN, END] = ['<!--cost-->', '<!--/cost-->'];

/** The same for queries with the same estimate and messages. */
export const resultKey = (costs: Costs, { request, faults, isExample }: ParsedQuery) =>
  [queryOf(costs, request), ...faults, isExample].join(' ');

/** @param query without "?" */
export function toolHtml(costs: Costs, query: string): string {
  const reading = readQuery(costs, query);
  const shown = estimateToShow(costs, reading);
  const { text } = html`
<div class="cost-faults" role="status">${faultHtml(costs, shown)}</div>
<div class="cost-forms">${formsHtml(costs, reading)}</div>
<div class="cost-result" id="bill" tabindex="-1" data-shows="${resultKey(costs, reading)}"><div class="cost-total" aria-live="polite" aria-atomic="true">${totalHtml(costs, shown)}</div>
<div class="cost-bill">${billHtml(costs, shown)}</div></div>
<div class="cost-after">${afterHtml(costs, shown)}</div>`;
  return BEGIN + text + END;
}

/** The prerendered page with the result of this query; unchanged if it has no such part. */
export function pageFor(page: string, costs: Costs, query: string): string {
  const begin = page.indexOf(BEGIN);
  const end = page.indexOf(END, begin);
  if (begin < 0 || end < 0) return page;
  return page.slice(0, begin) + toolHtml(costs, query) + page.slice(end + END.length);
}
