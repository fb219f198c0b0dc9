import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readQuery } from '#content-model/costs/read-query.ts';
import { resultKey, toolHtml } from '#content-model/costs/tool-html.ts';
import type { Costs } from '#content-model/schema.server.ts';
import { followForms } from './follow-forms.ts';
import { keepInDraft } from './keep-in-draft.ts';

/**
 * The forms and the bill. The HTML comes from `toolHtml`; for an address with a query, the server uses the same
 * function.
 */
export function CostTool({ costs }: { readonly costs: Costs }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const ref = useRef<HTMLElement>(null);
  const query = search.slice(1);
  const [html] = useState(() => toolHtml(costs, query));
  useEffect(() => {
    const root = ref.current;
    if (!root) return;
    const shows = root.querySelector<HTMLElement>('[data-shows]')?.dataset.shows;
    // A static host sends the page without the result of the query.
    if (shows !== resultKey(costs, readQuery(costs, query))) root.innerHTML = html;
    return followForms(root, costs, (address) => {
      keepInDraft(costs.bill.message, address);
      void navigate('/contact');
    });
  }, [costs, html, query, navigate]);
  return (
    <section
      ref={ref}
      className="wrap grid cost-tool"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own templates, which escape every value
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
