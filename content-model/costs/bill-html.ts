/** An estimate as HTML: the sum in words, and the bill line by line. */

import { fill } from '#contract/fill.ts';
import type { Costs } from '../costs-schema.server.ts';
import { type Estimate, type EstimateRequest, estimate, type Group } from './estimate.ts';
import { type Html, html } from './html.ts';
import { type ParsedQuery, queryOf, readQuery } from './read-query.ts';
import { groupDigits, rangeParts, rupees } from './rupees.ts';
import { faultText, mostText, quantityText, titleOf } from './texts.ts';

/** What the page shows for a query. */
interface ShownEstimate {
  readonly reading: ParsedQuery;
  readonly request: EstimateRequest;
  readonly bill: Estimate;
}

/** The estimate for the query, or the example's if the query asks for no work that exists. */
export function estimateToShow(costs: Costs, reading: ParsedQuery): ShownEstimate {
  const bill = estimate(costs, reading.request);
  if (bill.groups.length > 0) return { reading, request: reading.request, bill };
  const { request } = readQuery(costs, '');
  return { reading, request, bill: estimate(costs, request) };
}

/** The range in one line; empty if something in the query cannot be used, because the range is not what was asked for. */
export function rangeText({ bill, reading }: ShownEstimate): string {
  if (reading.faults.length > 0) return '';
  const { figures, unit } = rangeParts(bill.range);
  return `${figures} ${unit}`.trim();
}

/** One sentence about the parts of the query that were not understood. */
export function faultHtml(costs: Costs, { reading }: ShownEstimate): Html {
  const fault = faultText(costs, reading);
  return html`${fault !== undefined && html`<p class="cost-fault" tabindex="-1">${fault}</p>`}`;
}

/** The range, and what it is for; screen readers announce it when it changes. */
export function totalHtml(costs: Costs, shown: ShownEstimate): Html {
  const { reading, request, bill } = shown;
  const most = mostText(costs, bill);
  const isOwn = !reading.isExample && reading.faults.length === 0;
  const { figures, unit } = rangeParts(bill.range);
  return html`
<p>${isOwn ? costs.bill.yours : costs.bill.example} ${titleOf(costs, request)}</p>
<p class="cost-range">${figures}${unit !== '' && html` <span>${unit}</span>`}</p>
<p class="small">${costs.bill.beforeGst}${most !== undefined && html` ${most}`}</p>`;
}

/** An SVG bar whose length is the share of the sum, because the page's policy forbids style attributes. */
const rule = (part: number, whole: number) => html`
<svg class="cost-rule" aria-hidden="true" focusable="false"><rect width="${whole && Math.round((1000 * part) / whole) / 10}%" height="100%"/></svg>`;

const groupHtml = ({ name, lines, sum }: Group, whole: number) => html`
<tbody><tr class="cost-room"><th scope="rowgroup">${name}${rule(sum, whole)}</th><td>${groupDigits(sum)}</td></tr>
${lines.map((line) => {
  const quantity = quantityText(line);
  return html`<tr><th scope="row"><span>${line.name}</span>${quantity !== undefined && html` <span class="cost-quantity">${quantity}</span>`}</th><td>${groupDigits(line.amount)}</td></tr>`;
})}</tbody>`;

/** The bill as a table. */
export function billHtml(costs: Costs, { request, bill }: ShownEstimate): Html {
  const words = costs.bill;
  const row = (name: string, amount: string) => html`
<tr><th scope="row">${name}</th><td>${amount}</td></tr>`;
  return html`
<table class="cost-table"><caption class="visually-hidden">${titleOf(costs, request)}</caption>
<thead class="visually-hidden"><tr><th scope="col">${words.quantity}</th><th scope="col">${words.amount}</th></tr></thead>
${bill.groups.map((group) => groupHtml(group, bill.sum))}
<tfoot>${row(words.sum, groupDigits(bill.sum))}${row(fill(words.gst, { percent: costs.gst }), groupDigits(bill.gst))}${row(words.total, rupees(bill.total))}</tfoot></table>`;
}

/** What the bill does not include, and a link to the enquiry form. */
export function afterHtml(costs: Costs, { reading, request }: ShownEstimate): Html {
  const { excluded, enquire } = costs.bill;
  const lines = ('place' in request && costs.excludedPlaces) || costs.excluded;
  return html`
<h2 class="entry-title">${excluded}</h2>
<ul class="cost-excluded small">${lines.map((line) => html`<li>${line}</li>`)}</ul>
${reading.faults.length === 0 && html`<p class="cost-enquire"><a class="button" href="/contact?${queryOf(costs, request)}">${enquire}</a></p>`}`;
}
