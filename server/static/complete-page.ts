/** Completes prerendered pages for addresses with a query: the bill on /cost, and on /contact the address of that bill. */

import { html } from '#content-model/costs/html.ts';
import { queryOf, readQuery } from '#content-model/costs/read-query.ts';
import { pageFor } from '#content-model/costs/tool-html.ts';
import type { Costs } from '#content-model/costs-schema.server.ts';
import { fill } from '#contract/fill.ts';

export interface Completion {
  readonly costs?: Costs | undefined;
  /** Origin of the site, without a final slash. */
  readonly siteOrigin: string;
}

/** Matches the first empty message box of a page. */
const MESSAGE = /(<textarea\b[^>]*\bname="message"[^>]*>)(?=<\/textarea>)/;

function withMessage(page: string, costs: Costs, query: string, siteOrigin: string): string {
  const { request, faults, isExample } = readQuery(costs, query);
  if (isExample || faults.length > 0) return page;
  const address = `${siteOrigin}/cost?${queryOf(costs, request)}`;
  const { text } = html`${fill(costs.bill.message, { address })}`;
  return page.replace(MESSAGE, (box) => box + text);
}

/** How the pages whose content depends on the query are completed, by their paths. */
const COMPLETE: Readonly<Record<string, typeof withMessage>> = {
  '/cost': pageFor,
  '/contact': withMessage,
};

/** Whether the query changes the page's content. */
export const needsCompletion = (path: string, query: string) =>
  query.length > 1 && Object.hasOwn(COMPLETE, path);

/** @param query with or without "?" */
export function completePage(
  page: string,
  path: string,
  query: string,
  { costs, siteOrigin }: Completion,
): string {
  const complete = COMPLETE[path];
  return costs && complete ? complete(page, costs, query.replace(/^\?/, ''), siteOrigin) : page;
}
