/** Shown at the first sign-in, before the demonstration is replaced by the studio's own site. */
import { Link } from 'react-router';
import css from './offer.module.css';

export const Offer = () => (
  <section className={css.offer} aria-labelledby="offer">
    <div>
      <h2 id="offer">Start with your own studio</h2>
      <p>
        Enter your name, colour, address and hours. They replace the demonstration. Visitors see the
        change when you publish.
      </p>
    </div>
    <Link className="button" to="/studio">
      Start
    </Link>
  </section>
);
