import { Link } from 'react-router';
import css from './bands.module.css';

interface BandsProps {
  readonly caption: string;
  readonly columns: { readonly home: string; readonly weeks: string; readonly cost: string };
  readonly rows: readonly {
    readonly name: string;
    /** Small text beside the name. */
    readonly about?: string;
    /** Address of the estimate. */
    readonly to?: string;
    readonly weeks: string;
    readonly cost: string;
    readonly placeholder?: true | undefined;
  }[];
  readonly note?: string;
}

/** Usual weeks and cost of each kind of home or place. A note below marks tables with sample figures. */
export function Bands({ caption, columns, rows, note }: BandsProps) {
  return (
    <>
      <table className={css.bands}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {[columns.home, columns.weeks, columns.cost].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, about, to, weeks, cost }) => (
            <tr key={name}>
              <th scope="row">
                {to ? (
                  <Link className="link" to={to}>
                    {name}
                  </Link>
                ) : (
                  name
                )}
                {about && <span className="small"> {about}</span>}
              </th>
              <td>{weeks}</td>
              <td>{cost}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {note && rows.some(({ placeholder }) => placeholder) && <p className="small">{note}</p>}
    </>
  );
}
