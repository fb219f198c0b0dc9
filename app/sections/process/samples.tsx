/** Samples of what a step gives the client: a picture, a drawing, a page of the bill, a site report. */
import { Link } from 'react-router';
import { Photo } from '#app/components/photo.tsx';
import type { BillPage, Drawing, Report, Step } from './types.ts';

const SIZES = '(width < 960px) 90vw, (width < 2180px) 30vw, 640px';

/** The drawing links to its project. */
function DrawingSample({ to, caption, title, src, width, height }: Drawing) {
  return (
    <figure className="process-sample process-drawing">
      {/* The link below has the accessible name; this one is for pointers. */}
      <Link to={to} prefetch="intent" tabIndex={-1} aria-hidden="true">
        <img {...{ src, width, height }} alt="" loading="lazy" />
      </Link>
      <figcaption className="small">
        {caption}{' '}
        <Link className="link" to={to} prefetch="intent">
          {title}
        </Link>
      </figcaption>
    </figure>
  );
}

function BillSample({ caption, link, lines, total, sum }: BillPage) {
  return (
    <div className="process-sample process-paper">
      <table>
        <caption>{caption}</caption>
        <tbody>
          {lines.map(({ name, quantity, amount }) => (
            <tr key={name}>
              <th scope="row">
                {name} <span className="small">{quantity}</span>
              </th>
              <td>{amount}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{total}</th>
            <td>{`₹\u00a0${sum}`}</td>
          </tr>
        </tfoot>
      </table>
      <Link className="link" to="/cost" prefetch="intent">
        {link}
      </Link>
    </div>
  );
}

function ReportSample({ caption, lines }: Report) {
  if (lines.length === 0) return null;
  return (
    <figure className="process-sample process-paper process-report">
      <figcaption>{caption}</figcaption>
      <dl>
        {lines.map(({ label, text }) => (
          <div key={label}>
            <dt className="small">{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}

/** The samples of a step, on wide screens beside its text. Renders nothing without any. */
export const Samples = ({ bill, report, picture, drawing }: Step) =>
  bill || report || picture || drawing ? (
    <div className="process-samples">
      {bill && <BillSample {...bill} />}
      {report && <ReportSample {...report} />}
      {picture && (
        <figure className="process-sample">
          <Photo alt={picture.alt} encoded={picture.encoded} sizes={SIZES} />
          {picture.caption && <figcaption className="small">{picture.caption}</figcaption>}
        </figure>
      )}
      {drawing && <DrawingSample {...drawing} />}
    </div>
  ) : null;
