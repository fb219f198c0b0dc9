/** Visits of the site: how many, from where, and requested pages that do not exist. */
import { useState } from 'react';
import {
  VISIT_PERIODS,
  type VisitPeriod,
  type Visits,
  type VisitTotal,
} from '#contract/desk/visits.ts';
import type { Message } from '#contract/message.ts';
import { useResponse } from '../../api.ts';
import { VISITS } from '../../messages/en.ts';
import { say } from '../../messages/message.ts';
import { LoadError } from '../../parts/load-error.tsx';
import { Chart, number } from './chart.tsx';
import css from './visits.module.css';

const counted = (message: Message, count: number) =>
  say(message, { count, digits: number.format(count) });

interface TableProps {
  readonly title: string;
  readonly rows: readonly VisitTotal[];
  /** Shown instead of an empty table. */
  readonly empty: string;
  readonly column: string;
  readonly unnamed?: string;
}

function Table({ title, rows, empty, column, unnamed = 'Unknown' }: TableProps) {
  return (
    <section>
      <h2>{title}</h2>
      {rows.length === 0 ? (
        <p className="hint">{empty}</p>
      ) : (
        <table className={css.table}>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{title}</th>
              <th scope="col">{column}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, label, count }) => (
              <tr key={name}>
                <th scope="row">
                  {label ?? (name || unnamed)}
                  {label && <span>{name}</span>}
                </th>
                <td>{number.format(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function comparison({ views, viewsBefore, period }: Visits): string {
  if (!viewsBefore) return '';
  const percent = Math.round((views / viewsBefore - 1) * 100);
  const message = percent === 0 ? VISITS.asMany : percent > 0 ? VISITS.more : VISITS.fewer;
  return say(message, { percent: Math.abs(percent), period: VISITS.periods[period] });
}

export function VisitsScreen() {
  const [period, setPeriod] = useState<VisitPeriod>(30);
  const { data, error } = useResponse<Visits>(['visits', period], `/visits?days=${period}`, {
    placeholderData: (before) => before,
  });
  if (!data && !error) return <LoadError what="Visits" error={null} />;
  return (
    <main className="page" id="main" tabIndex={-1}>
      <title>Visits · Desk</title>
      <h1>
        {data
          ? `${counted(VISITS.visits, data.visits)}, ${counted(VISITS.views, data.views)}`
          : 'Visits could not be loaded'}
      </h1>
      <p className={`hint ${css.lead}`}>
        {data && comparison(data)} A visit begins when somebody comes from another site or opens
        your address directly; each opened page is a page view. Your server counts without cookies
        and without another company, and stores nothing about single visitors. Robots and people who
        are signed in here are not counted.
      </p>
      <fieldset className={`segments ${css.periods}`}>
        <legend className="visually-hidden">Period</legend>
        {VISIT_PERIODS.map((days) => (
          <button
            key={days}
            type="button"
            aria-pressed={days === period}
            onClick={() => setPeriod(days)}
          >
            {VISITS.periods[days]}
          </button>
        ))}
      </fieldset>
      {data ? <Tables data={data} /> : <p role="alert">{error?.message}</p>}
    </main>
  );
}

function Tables({ data }: { readonly data: Visits }) {
  return (
    <>
      <Chart visits={data} />
      <div className={css.tables}>
        <Table
          title="Pages"
          column="Views"
          rows={data.pages}
          empty="Nobody has opened a page in this period."
        />
        <Table
          title="Where visitors come from"
          column="Visits"
          rows={data.sources}
          empty="No visits yet."
          unnamed="Direct: typed in, or from an app or a message"
        />
        <Table
          title="Pages that led to enquiries"
          column="Enquiries"
          rows={data.enquiries}
          empty="No enquiries in this period."
        />
        <Table
          title="Pages that were not found"
          column="Views"
          rows={data.broken}
          empty="Nobody has opened an address that does not exist."
        />
      </div>
    </>
  );
}
