/** The addresses that fields for a link offer while one types: pages and projects of the site. */
import type { WordsPage } from '#contract/desk/words.ts';

/** What such a field names as its list. */
export const ADDRESSES = 'words-addresses';

export const Addresses = ({ addresses }: Pick<WordsPage, 'addresses'>) => (
  <datalist id={ADDRESSES}>
    {addresses.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </datalist>
);
