/** The two forms of /cost. A browser can send them without script. */

import type { Costs } from '../costs-schema.server.ts';
import { estimateToShow, rangeText } from './bill-html.ts';
import type { EstimateRequest } from './estimate.ts';
import { type Html, html } from './html.ts';
import { type ParsedQuery, readQuery, roomValue } from './read-query.ts';
import { subjectOf, usualArea } from './texts.ts';

type Named = Readonly<Record<string, { readonly name: string }>>;

const field = (id: string, label: string, control: Html) => html`
<div><label class="cost-label" for="${id}">${label}</label>${control}</div>`;

const select = (name: string, label: string, options: Named, chosen: string) =>
  field(
    `cost-${name}`,
    label,
    html`<select class="cost-control" id="cost-${name}" name="${name}">${Object.entries(
      options,
    ).map(
      ([key, option]) =>
        html`<option value="${key}"${key === chosen && html` selected`}>${option.name}</option>`,
    )}</select>`,
  );

/** Empty for the usual area, so that another home gets its own usual area. */
function areaField(costs: Costs, { request, faults, refusedArea }: ParsedQuery, id: string): Html {
  const usual = subjectOf(costs, request)?.area ?? 0;
  const isFaulty = faults.includes('area');
  return html`${field(
    id,
    costs.form.area,
    html`<input class="cost-control" id="${id}" name="area" inputmode="numeric" autocomplete="off" placeholder="${usualArea(costs, usual)}" value="${refusedArea ?? (request.area !== usual && request.area)}" aria-describedby="${id}-hint"${isFaulty && html` aria-invalid="true"`}>
<p class="small" id="${id}-hint">${costs.form.areaHint}</p>`,
  )}`;
}

interface Choice {
  readonly name: string;
  readonly value: string;
  readonly label: string;
  readonly note?: string;
  readonly isChosen: boolean;
  readonly isHidden?: boolean;
}

const choice = (type: 'checkbox' | 'radio', { name, value, label, note, ...is }: Choice) => html`
<label class="cost-choice"${is.isHidden && html` data-absent`}><input type="${type}" name="${name}" value="${value}"${is.isChosen && html` checked`}>
<span>${label}${note !== undefined && html` <span class="small">${note}</span>`}</span></label>`;

const choices = (type: 'checkbox' | 'radio', legend: string, all: readonly Choice[]) => html`
<fieldset class="cost-choices" data-type="${type}"><legend class="cost-label">${legend}</legend>${all.map((one) => choice(type, one))}</fieldset>`;

/** With an empty value, so that a browser without script also sends that nothing is chosen. */
const several = (name: string, legend: string, all: readonly Choice[]) => html`
<input type="hidden" name="${name}" value="">${choices('checkbox', legend, all)}`;

const levels = (costs: Costs, { level }: EstimateRequest) =>
  choices(
    'radio',
    costs.form.level,
    Object.entries(costs.levels).map(([value, { name: label, line: note }]) => ({
      ...{ name: 'level', value, label, note },
      isChosen: value === level,
    })),
  );

function homeQuestions(costs: Costs, reading: ParsedQuery): Html | undefined {
  const { request } = reading;
  if (!('home' in request)) return undefined;
  const own = Object.keys(costs.homes[request.home]?.rooms ?? {});
  const rooms = Object.entries(costs.rooms).map(([key, { name: label }]) => ({
    ...{ name: 'rooms', value: roomValue(request, key), label },
    isHidden: !own.includes(key),
    // Also rooms that this home does not have: the visitor may choose another home next.
    isChosen: request.rooms.includes(key) || !own.includes(key),
  }));
  const work = Object.entries(costs.work).map(([value, label]) => ({
    ...{ name: 'work', value, label },
    isChosen: request.work.some((one) => one === value),
  }));
  return html`${select('home', costs.form.home, costs.homes, request.home)}${areaField(costs, reading, 'cost-home-area')}
${several('rooms', costs.form.rooms, rooms)}${several('work', costs.form.work, work)}${levels(costs, request)}`;
}

function placeQuestions(costs: Costs, reading: ParsedQuery): Html | undefined {
  const { request } = reading;
  if (!('place' in request)) return undefined;
  return html`${select('kind', costs.form.place, costs.places, request.place)}${areaField(costs, reading, 'cost-place-area')}${levels(costs, request)}`;
}

/** Both forms; the one that was sent is open, the other shows its example. */
export function formsHtml(costs: Costs, reading: ParsedQuery): Html {
  const { button, aHome, aPlace } = costs.form;
  const isPlace = 'place' in reading.request;
  const other = readQuery(costs, isPlace ? '' : `kind=${Object.keys(costs.places)[0]}`);
  const form = (name: string, own: ParsedQuery) => html`
<details class="cost-kind" name="cost"${own === reading && html` open`}><summary><h2 class="entry-title">${name}</h2></summary>
<form class="cost-form" method="get" action="/cost" aria-label="${name}" data-reach>${homeQuestions(costs, own) ?? placeQuestions(costs, own)}
<div class="cost-foot"><span class="cost-foot-range" aria-hidden="true">${rangeText(estimateToShow(costs, own))}</span><button class="button">${button}</button></div></form></details>`;
  return html`${form(aHome, isPlace ? other : reading)}${form(aPlace, isPlace ? reading : other)}`;
}
