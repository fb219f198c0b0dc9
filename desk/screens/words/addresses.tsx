/** The suggestions of link fields: pages and projects of the site. */
import type { WordsPage } from '#contract/desk/words.ts';

/** Id of the datalist that these fields use. */
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
