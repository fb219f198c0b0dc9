import type { Bands as BandsContent } from '#app/content/schema.server.ts';
import css from './bands.module.css';

/** What homes of each kind usually take: weeks and cost. While a row is a sample the note below says so. */
export function Bands({ caption, columns, rows, note }: BandsContent) {
  return (
    <>
      <table className={css.bands}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.home}</th>
            <th scope="col">{columns.weeks}</th>
            <th scope="col">{columns.cost}</th>
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
