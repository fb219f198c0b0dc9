import { Link } from 'react-router';
import { estimate, type Level } from '#content-model/costs/estimate.ts';
import { queryOf, readQuery } from '#content-model/costs/read-query.ts';
import { groupDigits, rangeInLakh } from '#content-model/costs/rupees.ts';
import type { Costs } from '#content-model/schema.server.ts';

interface Row {
  readonly key: string;
  readonly name: string;
  readonly note?: string;
  readonly to: string;
  readonly cells: readonly string[];
}

interface RatesProps {
  readonly heading: string;
  readonly lead: string;
  readonly first: string;
  readonly costs: Costs;
  readonly rows: readonly Row[];
}

/** A table with a column for each level. */
function Rates({ heading, lead, first, costs, rows }: RatesProps) {
  return (
    <section className="cost-rates" aria-label={heading}>
      <div>
        <h2>{heading}</h2>
        <p className="small">{lead}</p>
      </div>
      <table aria-label={heading}>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {Object.values(costs.levels).map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, note, to, cells }) => (
            <tr key={key}>
              <th scope="row">
                <Link className="link" to={to}>
                  {name}
                </Link>
                {note && <span className="small">{note}</span>}
              </th>
              {cells.map((cell, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column for each level, always in this order
                <td key={i}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Costs of every home at its usual area, and of places of work per square foot. Each row links to its bill. */
export function CostGuide({ costs }: { readonly costs: Costs }) {
  const { guide } = costs;
  const levels = Object.keys(costs.levels) as Level[];
  const homes = Object.entries(costs.homes).map(([key, { name, area }]): Row => {
    const { request } = readQuery(costs, `home=${key}`);
    return {
      ...{ key, name, note: `${groupDigits(area)} ${guide.unit}` },
      to: `/cost?${queryOf(costs, request)}`,
      cells: levels.map((level) => rangeInLakh(estimate(costs, { ...request, level }).range)),
    };
  });
  const places = Object.entries(costs.places).map(([key, { name, parts }]): Row => {
    const { request } = readQuery(costs, `kind=${key}`);
    return {
      ...{ key, name, to: `/cost?${queryOf(costs, request)}` },
      cells: levels.map((level) =>
        groupDigits(parts.reduce((sum, { rates }) => sum + rates[level], 0)),
      ),
    };
  });
  return (
    <div className="wrap cost-guide">
      <Rates
        heading={guide.heading}
        lead={guide.lead}
        first={guide.home}
        costs={costs}
        rows={homes}
      />
      <Rates
        heading={guide.places}
        lead={guide.placesLead}
        first={guide.place}
        costs={costs}
        rows={places}
      />
    </div>
  );
}
