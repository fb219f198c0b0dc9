/** On the first sign-in: the site is still the demonstration. */
import { Link } from 'react-router';
import css from './offer.module.css';

export const Offer = () => (
  <section className={css.offer} aria-labelledby="offer">
    <div>
      <h2 id="offer">Start with your own studio</h2>
      <p>
        This site still shows a demonstration. Tell it your name, colour, address and hours: its
        homes, people and films go, and yours take their place.
      </p>
    </div>
    <Link className="button" to="/studio">
      Start
    </Link>
  </section>
);
