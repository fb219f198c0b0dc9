interface PaymentsProps {
  readonly heading: string;
  readonly lead: string;
  readonly step: string;
  readonly weeks: string;
  readonly share: string;
  readonly amount: string;
  readonly total: string;
  readonly rows: readonly {
    readonly name: string;
    readonly weeks: string;
    readonly share: number;
    readonly amount: string;
  }[];
  readonly sum: { readonly share: number; readonly amount: string };
}

/** Every payment of the example home in one table. */
export function Payments({ heading, lead, rows, sum, ...names }: PaymentsProps) {
  if (rows.length === 0) return null;
  return (
    <section className="section wrap grid process-payments" aria-label={heading}>
      <div>
        <h2>{heading}</h2>
        <p className="small">{lead}</p>
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">{names.step}</th>
            <th scope="col">{names.weeks}</th>
            <th scope="col">{names.share}</th>
            <th scope="col">{names.amount}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, weeks, share, amount }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                <span className="process-when small">{weeks}</span>
              </th>
              <td>{weeks}</td>
              <td>{share}%</td>
              <td>{amount}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{names.total}</th>
            <td />
            <td>{sum.share}%</td>
            <td>{sum.amount}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
