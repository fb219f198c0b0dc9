/** Updates the bill and the address whenever a form of /cost changes. */
import {
  afterHtml,
  billHtml,
  estimateToShow,
  faultHtml,
  rangeText,
  totalHtml,
} from '#content-model/costs/bill-html.ts';
import type { Html } from '#content-model/costs/html.ts';
import { queryOf, readQuery } from '#content-model/costs/read-query.ts';
import { subjectOf, usualArea } from '#content-model/costs/texts.ts';
import type { Costs } from '#content-model/schema.server.ts';

/** The query that the form would send. It has no files, so all values are strings. */
const queryIn = (form: HTMLFormElement) =>
  `${new URLSearchParams(new FormData(form) as unknown as URLSearchParams)}`;

const isChanged = (form: HTMLFormElement) =>
  [...form.elements].some(
    (control) =>
      (control instanceof HTMLInputElement &&
        (control.type === 'text'
          ? control.value !== control.defaultValue
          : control.checked !== control.defaultChecked)) ||
      (control instanceof HTMLSelectElement &&
        ![...control.selectedOptions].every((option) => option.defaultSelected)),
  );

/** Shows the rooms that the chosen home has, and its usual area. */
function fitToHome(form: HTMLFormElement, costs: Costs): void {
  const { request } = readQuery(costs, queryIn(form));
  const subject = subjectOf(costs, request);
  const area = form.elements.namedItem('area');
  if (!subject || !(area instanceof HTMLInputElement)) return;
  area.placeholder = usualArea(costs, subject.area);
  const number = Number(area.value);
  if (number < subject.from || number > subject.to) area.value = '';
  if (!('rooms' in subject)) return;
  for (const box of form.querySelectorAll<HTMLInputElement>('[name=rooms][type=checkbox]')) {
    // Another home has its own usual number of each room.
    const [room = ''] = box.value.split(':');
    box.value = room;
    box.closest('label')?.toggleAttribute('data-absent', !(room in subject.rooms));
  }
}

/**
 * @param enquire called with the estimate's address when its link to the enquiry is clicked
 * @returns a function that stops it
 */
export function followForms(
  root: HTMLElement,
  costs: Costs,
  enquire: (address: string) => void,
): () => void {
  const part = (name: string) => root.querySelector(`.${name}`);

  const written = new Map<string, string>();

  /** Unchanged text is not written, so that it is not announced again. */
  function write(name: string, { text }: Html) {
    const element = part(name);
    if (!element || written.get(name) === text) return;
    written.set(name, text);
    element.innerHTML = text;
  }

  function show(form: HTMLFormElement) {
    const reading = readQuery(costs, queryIn(form));
    const shown = estimateToShow(costs, reading);
    write('cost-faults', faultHtml(costs, shown));
    write('cost-total', totalHtml(costs, shown));
    write('cost-bill', billHtml(costs, shown));
    write('cost-after', afterHtml(costs, shown));
    const range = form.querySelector('.cost-foot-range');
    if (range) range.textContent = rangeText(shown);
    const isFaulty = reading.faults.includes('area');
    form.querySelector('[name=area]')?.setAttribute('aria-invalid', String(isFaulty));
    if (reading.faults.length === 0)
      history.replaceState(history.state, '', `/cost?${queryOf(costs, reading.request)}`);
  }

  function onInput({ target, type }: Event) {
    const form = target instanceof Element && target.closest('form');
    if (!form) return;
    const isTyped = target instanceof HTMLInputElement && target.name === 'area';
    // While a number is being typed, it is not reported as wrong.
    const isUnfinished = isTyped && readQuery(costs, queryIn(form)).faults.includes('area');
    if (type === 'input' && isUnfinished) return;
    if (target instanceof HTMLSelectElement) fitToHome(form, costs);
    show(form);
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    show(event.target as HTMLFormElement);
    // What could not be used is above the bill; the bill is then not what was asked for.
    const answer = (part('cost-fault') ?? part('cost-result')) as HTMLElement | null;
    answer?.focus({ preventScroll: true });
    answer?.scrollIntoView();
  }

  function onClick(event: MouseEvent) {
    if (!(event.target instanceof Element)) return;
    // The form that is being opened replaces the other one: show its estimate.
    const opened = event.target.closest('summary')?.closest('details:not([open])');
    const form = opened?.querySelector('form');
    if (form) show(form);
    const link = event.target.closest<HTMLAnchorElement>('.cost-enquire a');
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!link || !isPlain) return;
    event.preventDefault();
    enquire(new URL(`/cost${link.search}`, location.href).href);
  }

  const stop = new AbortController();
  const { signal } = stop;
  root.addEventListener('input', onInput, { signal });
  root.addEventListener('change', onInput, { signal });
  root.addEventListener('submit', onSubmit, { signal });
  root.addEventListener('click', onClick, { signal });
  // Chosen before the script ran, or restored by the browser.
  const changed = [...root.querySelectorAll('form')].find(isChanged);
  if (changed) show(changed);
  return () => stop.abort();
}
