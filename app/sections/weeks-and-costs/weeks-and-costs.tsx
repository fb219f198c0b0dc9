import { Bands } from '#app/components/bands.tsx';
import type { WeeksAndCost } from '#content-model/costs/weeks-and-costs.ts';
import css from './weeks-and-costs.module.css';

interface WeeksAndCostsProps {
  readonly heading: string;
  readonly lead: string;
  readonly columns: { readonly home: string; readonly weeks: string; readonly cost: string };
  readonly tables: readonly { readonly caption: string; readonly rows: readonly WeeksAndCost[] }[];
}

/** The usual weeks and costs of homes and places of work. Each row links to its estimate. */
export const WeeksAndCosts = ({ heading, lead, columns, tables }: WeeksAndCostsProps) => (
  <section className={`section wrap grid ${css.section}`} aria-labelledby="weeks-and-costs">
    <div>
      <h2 id="weeks-and-costs">{heading}</h2>
      <p className="small">{lead}</p>
    </div>
    <div>
      {tables.map(({ caption, rows }) => (
        <Bands key={caption} {...{ caption, columns, rows }} />
      ))}
    </div>
  </section>
);
