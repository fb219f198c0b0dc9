import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { Photo } from '#app/components/photo.tsx';
import type { Level } from '#content-model/costs/estimate.ts';
import { type RoomAtLevel, roomAtLevels } from '#content-model/costs/one-room.ts';
import type { Costs } from '#content-model/schema.server.ts';
import type { Picture } from '#content-model/types.ts';

export type RoomPictures = Readonly<Record<Level, Picture>>;

const SIZES = '(width < 960px) 90vw, 30vw';

const idOf = (level: Level, number: number, where: 'picture' | 'bill') =>
  `${level}-${number}-${where}`;

/** Focuses and highlights the other end of the link; the address does not change. */
function goToOther(event: MouseEvent<Element>) {
  const other = document.getElementById(event.currentTarget.getAttribute('href')?.slice(1) ?? '');
  if (!other) return;
  event.preventDefault();
  other.focus();
}

interface AtLevelProps {
  readonly at: RoomAtLevel;
  readonly picture: Picture;
  readonly costs: Costs;
  readonly marks: NonNullable<Costs['oneRoom']>['marks'];
}

/** The picture with its numbers. */
const Marked = ({ at: { level, lines }, picture, marks }: AtLevelProps) => (
  <figure>
    <Photo alt={picture.alt} encoded={picture.encoded} sizes={SIZES} />
    {/* biome-ignore lint/a11y/noSvgWithoutTitle: each link in it has a name */}
    <svg focusable="false">
      {lines.map(({ name, mark }) => {
        const place = mark && marks.find(({ part }) => part === name);
        return (
          place && (
            <a
              key={name}
              id={idOf(level, mark.number, 'picture')}
              href={`#${idOf(level, mark.number, 'bill')}`}
              onClick={goToOther}
              aria-label={`${mark.number} ${name}`}
            >
              <circle className="one-room-touch" cx={`${place.x}%`} cy={`${place.y}%`} r="22" />
              <circle cx={`${place.x}%`} cy={`${place.y}%`} r="12" />
              <text x={`${place.x}%`} y={`${place.y}%`} dy="0.35em">
                {mark.number}
              </text>
            </a>
          )
        );
      })}
    </svg>
  </figure>
);

/** The bill of the room. A line with a number links to its place in the picture. */
const RoomBill = ({ at: { level, name, lines, sum }, costs }: AtLevelProps) => (
  <table>
    <caption className="visually-hidden">{name}</caption>
    <tbody>
      {lines.map((line) => (
        <tr key={line.name}>
          <th scope="row" colSpan={2}>
            {line.mark ? (
              <a
                id={idOf(level, line.mark.number, 'bill')}
                href={`#${idOf(level, line.mark.number, 'picture')}`}
                onClick={goToOther}
              >
                <b>{line.mark.number}</b>
                {` ${line.name}`}
              </a>
            ) : (
              line.name
            )}
            {line.mark && <span className="small">{line.mark.words}</span>}
          </th>
          <td>{line.amount}</td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">{costs.bill.sum}</th>
        <td colSpan={2}>{sum}</td>
      </tr>
    </tfoot>
  </table>
);

interface OneRoomProps {
  readonly costs: Costs;
  readonly pictures: RoomPictures;
}

/**
 * One room from one camera at three levels, each with its own bill. Numbers link from the picture to the bill and back.
 */
export function OneRoom({ costs, pictures }: OneRoomProps) {
  const { oneRoom } = costs;
  if (!oneRoom) return null;
  return (
    <section className="wrap one-room" aria-labelledby="one-room">
      <div className="one-room-words">
        <h2 id="one-room">{oneRoom.heading}</h2>
        <p className="lead">{oneRoom.lead}</p>
        <p className="small">
          {costs.bill.beforeGst} {oneRoom.note}
        </p>
      </div>
      <ol>
        {roomAtLevels(costs).map((at) => {
          const parts = { at, costs, picture: pictures[at.level], marks: oneRoom.marks };
          return (
            <li key={at.level}>
              <Marked {...parts} />
              <h3 className="entry-title">
                <Link className="link" to={`/cost?${at.query}`}>
                  {at.name}
                </Link>
              </h3>
              <RoomBill {...parts} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}
