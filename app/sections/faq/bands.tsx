import type { Bands as BandsContent } from '#content-model/schema.server.ts';
import css from './bands.module.css';

/** Usual weeks and cost of each kind of home. A note below says if a row is a sample figure. */
export function Bands({ caption, columns, rows, note }: BandsContent) {
  return (
    <>
      <table className={css.bands}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {Object.values(columns).map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, weeks, cost }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{weeks}</td>
              <td>{cost}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.some(({ placeholder }) => placeholder) && <p className="small">{note}</p>}
    </>
  );
}
